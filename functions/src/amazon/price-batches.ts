import type { AmazonPricedProduct } from '../catalogue/amazon-prices.ts';
import { ITEMS_PER_CALL } from './creators-api.ts';

/** Products in groups with at most ten ASINs among them, in the order given; products of one ASIN go together. */
export function batchesByAsin(products: readonly AmazonPricedProduct[]): AmazonPricedProduct[][] {
  const byAsin = new Map<string, AmazonPricedProduct[]>();
  for (const product of products) byAsin.set(product.asin, [...(byAsin.get(product.asin) ?? []), product]);
  const groups = [...byAsin.values()];
  return Array.from({ length: Math.ceil(groups.length / ITEMS_PER_CALL) }, (_, index) =>
    groups.slice(index * ITEMS_PER_CALL, (index + 1) * ITEMS_PER_CALL).flat(),
  );
}
