import * as z from 'zod/mini';

const stateSchema = z.enum(['ok', 'down']);

/** The answer of GET /api/health: 200 where all is `ok`, else 503. */
export const healthSchema = z.object({
  status: stateSchema,
  services: z.object({ firestore: stateSchema, auth: stateSchema, storage: stateSchema }),
  /** Parameters of the deployment that are missing or bad, a line each; then nothing else works. */
  problems: z.optional(z.array(z.string())),
});
export type Health = z.infer<typeof healthSchema>;
