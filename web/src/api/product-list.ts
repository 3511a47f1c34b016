import type { ProductQuery, PublicProduct } from '@rad-rewind/contract/product';
import { queryOptions } from '@tanstack/react-query';
import { catalogueOf } from './catalogue-source.ts';
import { queryKeys } from './query-keys.ts';

/** What a product's card shows; lists keep no more, so that pages do not carry every description. */
export type ProductSummary = Omit<PublicProduct, 'description' | 'seoTitle' | 'seoDescription' | 'images'>;

/** @returns the product without its long texts; a product without a featured image gets its first image */
export function toSummary(product: PublicProduct): ProductSummary {
  const { description, seoTitle, seoDescription, images, ...summary } = product;
  return { ...summary, featuredImage: product.featuredImage ?? images[0] ?? null };
}

/** The products that match all filters of `query`, newest first. */
export const productListQuery = (query: ProductQuery) =>
  queryOptions({
    queryKey: queryKeys.products.list(query),
    queryFn: async ({ meta }) => (await catalogueOf(meta).products(query)).map(toSummary),
  });
