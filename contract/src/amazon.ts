import * as z from 'zod/mini';
import { requiredTextField, timestampSchema } from './fields.ts';
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

/** The answer of POST /api/admin/amazon/verify, when Amazon answered as it should. */
export const amazonVerificationSchema = z.object({
  /** What came back, in a sentence. */
  message: z.string(),
});
export type AmazonVerification = z.infer<typeof amazonVerificationSchema>;

/** How the last refreshing of prices went. */
export const priceRefreshSchema = z.object({
  /** When it began. */
  lastRunAt: timestampSchema,
  /** Products whose price Amazon confirmed or changed. */
  refreshed: z.int(),
  /** Products that Amazon sells at the moment without telling a price; they show none. */
  withoutPrice: z.int(),
  failed: z.int(),
  /** Why the run ended early, or null where it came to its end. */
  error: z.nullable(z.string()),
  /** The first of the products that failed. */
  failures: z.array(z.object({ productId: z.int(), asin: z.string(), message: z.string() })),
});
export type PriceRefresh = z.infer<typeof priceRefreshSchema>;

/** That Amazon refused the stored credentials when it was asked last. */
export const amazonRefusalSchema = z.object({
  /** What Amazon takes exception to, and what to do. */
  message: z.string(),
  refusedAt: timestampSchema,
});
export type AmazonRefusal = z.infer<typeof amazonRefusalSchema>;

/** The answer of GET /api/admin/amazon/status. */
export const amazonStatusSchema = z.object({
  /** Whether all that a call needs is stored. */
  configured: z.boolean(),
  /** Null while nothing is known against the stored credentials; searching may work then. */
  refusal: z.nullable(amazonRefusalSchema),
  /** Null before the first run. */
  priceRefresh: z.nullable(priceRefreshSchema),
});
export type AmazonStatus = z.infer<typeof amazonStatusSchema>;
