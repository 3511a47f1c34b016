import type { ServerQueries } from '@rad-rewind/contract/page-rendering';
import { listCategories, randomCategoryImage } from '../catalogue/category-list.ts';
import { listPublicProducts, type Reading } from '../catalogue/product-list.ts';
import { offerOf } from '../catalogue/product-offer.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * The catalogue for pages, straight from where the API takes it: what everybody may see, as new as `reading`
 * asks.
 */
export function serverQueries(reading: Reading): ServerQueries {
  return {
    products: (query) => listPublicProducts(query, reading),
    categories: async () => [...(await listCategories(reading))],
    randomCategoryImage: (slug) =>
      randomCategoryImage(slug, reading).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }),
    offer: (productId) => offerOf(productId, reading.now),
  };
}
