import * as z from 'zod/mini';
import { timestampSchema } from './fields.ts';

/** One press of a buy button, as stored for 90 days. No address and no identifier of the visitor is kept. */
export const clickSchema = z.object({
  id: z.string(),
  productId: z.int(),
  timestamp: timestampSchema,
  /** The host of the page that it was pressed on, or that led to it, and no more. */
  referrer: z.nullable(z.string()),
  /** Family of the browser and class of the device, such as `Firefox, desktop`. */
  userAgent: z.nullable(z.string()),
});
export type Click = z.infer<typeof clickSchema>;

/** The answer of POST /api/products/{id}/click: where the buy button leads. */
export const clickResponseSchema = z.object({ url: z.string() });
export type ClickResponse = z.infer<typeof clickResponseSchema>;
