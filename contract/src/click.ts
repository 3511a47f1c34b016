import * as z from 'zod/mini';
import { timestampSchema } from './fields.ts';

/** One press of a buy button, as stored. No address and no identifier of the visitor is kept. */
export const clickSchema = z.object({
  id: z.string(),
  productId: z.int(),
  timestamp: timestampSchema,
  referrer: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
});
export type Click = z.infer<typeof clickSchema>;

/** The answer of POST /api/products/{id}/click: where the buy button leads. */
export const clickResponseSchema = z.object({ url: z.string() });
export type ClickResponse = z.infer<typeof clickResponseSchema>;
