import type { ServerQueries } from '@rad-rewind/contract/page-rendering';
import type { Product } from '@rad-rewind/contract/product';
import { listCategories, randomCategoryImage } from '../catalogue/category-list.ts';
import { toPublicProduct } from '../catalogue/product-document.ts';
import { listProducts, listPublicProducts } from '../catalogue/product-list.ts';
import { offerOf, toOffer } from '../catalogue/product-offer.ts';
import type { Reading } from '../catalogue/reading.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * The catalogue for pages, straight from where the API takes it: what everybody may see, as new as `reading`
 * asks.
 */
export function serverQueries(reading: Reading): ServerQueries {
  // The product of a page: its offer is asked for next, by its id, and is known by then.
  const met = new Map<number, Product>();
  return {
    products: async (query) => {
      if (query.slug === undefined) return listPublicProducts(query, reading);
      const products = await listProducts(query, reading);
      for (const product of products) met.set(product.id, product);
      return products.map((product) => toPublicProduct(product, reading.now));
    },
    categories: async () => [...(await listCategories(reading))],
    randomCategoryImage: (slug) =>
      randomCategoryImage(slug, reading).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }),
    offer: async (productId) => {
      const product = met.get(productId);
      return product ? toOffer(product, reading.now) : offerOf(productId, reading);
    },
  };
}
