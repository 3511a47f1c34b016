import type { ServerQueries } from '@rad-rewind/contract/page-rendering';
import { listCategories, randomCategoryImage } from '../catalogue/category-list.ts';
import { toPublicProduct } from '../catalogue/product-document.ts';
import { listProducts, type Reading } from '../catalogue/product-list.ts';
import { offerOf } from '../catalogue/product-offer.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * The catalogue for pages, straight from where the API takes it: what everybody may see, as new as `reading`
 * asks.
 */
export function serverQueries(reading: Reading): ServerQueries {
  return {
    products: async (query) =>
      (await listProducts(query, reading)).map((product) => toPublicProduct(product, reading.now)),
    categories: async () => [...(await listCategories(reading))],
    randomCategoryImage: (slug) =>
      randomCategoryImage(slug, reading).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }),
    offer: (productId) => offerOf(productId, reading.now),
  };
}
