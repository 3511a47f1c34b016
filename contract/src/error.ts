import * as z from 'zod/mini';
import { timestampSchema } from './fields.ts';

/** The body of every answer that is not OK. */
export const errorAnswerSchema = z.object({
  message: z.string(),
  /** A save that would overwrite somebody else's: when theirs was made, null where that is not known. */
  changedAt: z.optional(z.nullable(timestampSchema)),
  /** Bad input, field by field; `field` is a dotted path such as `images.2`, empty for the body as a whole. */
  issues: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
