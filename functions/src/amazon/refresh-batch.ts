import { type AmazonPricedProduct, type PriceChange, storePrices } from '../catalogue/amazon-prices.ts';
import { fetchItems } from './amazon-catalogue.ts';
import type { AmazonCredentials } from './credentials.ts';
import type { RefreshOutcome } from './refresh-outcome.ts';
import { displayedPrice } from './result.ts';

const NO_SUCH_PRODUCT = 'Amazon has no product with this ASIN any more.';
const NO_ASIN = 'This is not an ASIN: it has ten letters and digits.';

function isAsin({ asin }: AmazonPricedProduct): boolean {
  return /^[A-Z0-9]{10}$/.test(asin);
}

/**
 * Stores what Amazon says about the prices of some products. Where it knows a product no more, its price stays in
 * the back office and visitors no longer see it.
 * @param products with at most ten ASINs among them
 * @throws AmazonError where the call failed; nothing is stored then
 */
export async function refreshBatch(
  credentials: AmazonCredentials,
  products: readonly AmazonPricedProduct[],
  outcome: RefreshOutcome,
): Promise<void> {
  for (const product of products.filter((candidate) => !isAsin(candidate))) outcome.fail(product, NO_ASIN);
  const askable = products.filter(isAsin);
  if (askable.length === 0) return;
  const servedAt = new Date();
  const items = await fetchItems(credentials, [...new Set(askable.map(({ asin }) => asin))]);
  const prices = new Map(items.map((item) => [item.asin, displayedPrice(item)]));
  const changes = askable.map(({ productId, asin }): PriceChange => {
    const price = prices.get(asin);
    return { productId, asin, price, servedAt: price ? servedAt : null };
  });
  await storePrices(changes);
  for (const product of askable) {
    const price = prices.get(product.asin);
    if (price === undefined) outcome.fail(product, NO_SUCH_PRODUCT);
    else outcome.succeed(price);
  }
}
