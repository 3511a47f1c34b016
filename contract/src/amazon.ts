import * as z from 'zod/mini';
import { requiredTextField } from './fields.ts';
import { AMAZON_SEARCH_CATEGORIES } from './limits.ts';
import { VALIDATION } from './messages.ts';

/** One product as the retailer's API knows it: the answer of the ASIN search, and an entry of a term search. */
export const amazonResultSchema = z.object({
  title: z.string(),
  description: z.string(),
  price: z.nullable(z.object({ formatted: z.string() })),
  images: z.array(z.string()),
  affiliateUrl: z.string(),
  /** The ASIN. */
  productId: z.string(),
});
export type AmazonResult = z.infer<typeof amazonResultSchema>;
export const amazonResultListSchema = z.array(amazonResultSchema);

/** The query of GET /api/admin/amazon/search; no category searches all of them. */
export const amazonSearchQuerySchema = z.object({
  query: requiredTextField('query', 1_000, VALIDATION.searchTerm),
  category: z.optional(
    z.enum(AMAZON_SEARCH_CATEGORIES, {
      error: `category must be one of ${AMAZON_SEARCH_CATEGORIES.join(', ')}`,
    }),
  ),
});
export type AmazonSearchQuery = z.infer<typeof amazonSearchQuerySchema>;
