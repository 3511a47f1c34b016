import { queryOptions } from '@tanstack/react-query';
import { catalogueOf } from './catalogue-source.ts';
import { queryKeys } from './query-keys.ts';

/**
 * Whom a product's buy button leads to, and when its price was served; null where that can't be told, since the
 * button works all the same.
 */
export const productOfferQuery = (productId: number) =>
  queryOptions({
    queryKey: queryKeys.products.offer(productId),
    // A product that is not saved yet has no number, and nobody who sells it.
    enabled: productId > 0,
    queryFn: async ({ meta }) => {
      try {
        return await catalogueOf(meta).offer(productId);
      } catch (error) {
        console.warn(`No offer for product ${productId}:`, error);
        return null;
      }
    },
  });
