import * as z from 'zod/mini';
import { timestampSchema } from './fields.ts';
import { PARTNERS } from './partner.ts';

/** The answer of GET /api/products/{id}/offer: what a visitor is told beside the buy button. */
export const offerSchema = z.object({
  partner: z.enum(PARTNERS),
  /** The partner's name as visitors know it. */
  partnerName: z.string(),
  /** Null where there is none to show, see `visiblePrice`. */
  price: z.nullable(z.string()),
  /** When Amazon served the price, to be shown with it; null for a price from elsewhere and for no price. */
  priceAsOf: z.nullable(timestampSchema),
});
export type Offer = z.infer<typeof offerSchema>;
