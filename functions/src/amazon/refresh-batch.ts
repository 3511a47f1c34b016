import type { AmazonResult } from '@rad-rewind/contract/amazon';
import type { Trace } from '../audit/trace.ts';
import { type AmazonPricedProduct, type ServedProduct, storeServed } from '../catalogue/amazon-prices.ts';
import { fetchItems } from './amazon-catalogue.ts';
import type { AmazonCredentials } from './credentials.ts';
import type { RefreshOutcome } from './refresh-outcome.ts';
import { toAmazonResult } from './result.ts';

const NO_SUCH_PRODUCT = 'Amazon has no product with this ASIN any more.';
const NO_ASIN = 'This is not an ASIN: it has ten letters and digits.';

function isAsin({ asin }: AmazonPricedProduct): boolean {
  return /^[A-Z0-9]{10}$/.test(asin);
}

/** @param found what Amazon serves of it; undefined where it knows the product no more */
function servedProduct(
  { productId, asin }: AmazonPricedProduct,
  found: AmazonResult | undefined,
  servedAt: Date,
): ServedProduct {
  if (!found) return { productId, asin, price: undefined, servedAt: null, pictures: [] };
  const price = found.price?.formatted ?? null;
  return { productId, asin, price, servedAt: price === null ? null : servedAt, pictures: found.images };
}

/**
 * Stores what Amazon says about the prices and pictures of some products. Where it knows a product no more, its price stays in
 * the back office and visitors no longer see it.
 * @param products with at most ten ASINs among them
 * @throws AmazonError where the call failed; nothing is stored then
 */
export async function refreshBatch(
  credentials: AmazonCredentials,
  products: readonly AmazonPricedProduct[],
  outcome: RefreshOutcome,
  trace: Trace | null,
): Promise<void> {
  for (const product of products.filter((candidate) => !isAsin(candidate))) outcome.fail(product, NO_ASIN);
  const askable = products.filter(isAsin);
  if (askable.length === 0) return;
  const servedAt = new Date();
  const items = await fetchItems(credentials, [...new Set(askable.map(({ asin }) => asin))]);
  const served = new Map(items.map((item) => [item.asin, toAmazonResult(item)]));
  await storeServed(
    askable.map((product) => servedProduct(product, served.get(product.asin), servedAt)),
    trace,
  );
  for (const product of askable) {
    const found = served.get(product.asin);
    if (found) outcome.succeed(found.price?.formatted ?? null);
    else outcome.fail(product, NO_SUCH_PRODUCT);
  }
}
