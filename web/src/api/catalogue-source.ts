import type { Category, RandomCategoryImage } from '@rad-rewind/contract/category';
import type { Offer } from '@rad-rewind/contract/offer';
import type { ServerQueries } from '@rad-rewind/contract/page-rendering';
import { apiPath } from '@rad-rewind/contract/paths';
import type { PublicProduct } from '@rad-rewind/contract/product';
import type { QueryMeta } from '@tanstack/react-query';
import { isNotFound } from './api-error.ts';
import { request } from './http-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { catalogue: ServerQueries };
  }
}

/** The catalogue as the API serves it, for queries that run in a browser. */
export const httpCatalogue: ServerQueries = {
  products: (query) => request<PublicProduct[]>(apiPath.products(query)),
  categories: () => request<Category[]>(apiPath.categories),
  randomCategoryImage: (slug) =>
    request<RandomCategoryImage>(apiPath.randomCategoryImage(slug)).catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw error;
    }),
  offer: (productId) => request<Offer>(apiPath.offer(productId)),
};

/**
 * The catalogue that a query is to ask: the query client of a page rendered on the server carries its own.
 * @param meta of the query function's context
 */
export function catalogueOf(meta: QueryMeta | undefined): ServerQueries {
  return meta?.catalogue ?? httpCatalogue;
}
