import { setTimeout as pause } from 'node:timers/promises';
import type { PriceRefresh } from '@rad-rewind/contract/amazon';
import { error as logError, info } from 'firebase-functions/logger';
import { type AmazonPricedProduct, findAmazonProducts, storePrices } from '../catalogue/amazon-prices.ts';
import { fetchItems } from './amazon-catalogue.ts';
import { AmazonError } from './amazon-error.ts';
import type { AmazonItem } from './answers.ts';
import { ITEMS_PER_CALL } from './creators-api.ts';
import { type AmazonCredentials, storedCredentials } from './credentials.ts';
import { savePriceRefresh } from './price-refresh-store.ts';
import { displayedPrice } from './result.ts';
import { CALL_SPACING_MS } from './retry.ts';

/**
 * Calls of one run at most: with four runs a day and each call tried twice, a quarter of the 8,640 that Amazon
 * allows a day is left untouched for the back office three times over, and a run ends before its function does.
 */
const CALLS_PER_RUN = 250;
/** Failures kept for the back office; all are counted. */
const FAILURES_KEPT = 20;

type Outcome = Omit<PriceRefresh, 'lastRunAt'> & { failures: PriceRefresh['failures'] };

const UNKNOWN_FAILURE = 'Something went wrong on our side.';

const NO_SUCH_PRODUCT = 'Amazon has no product with this ASIN any more.';

/** Products by ASIN in groups of ten ASINs, in the given order. */
export function batches(products: readonly AmazonPricedProduct[]): AmazonPricedProduct[][] {
  const byAsin = Map.groupBy(products, ({ asin }) => asin);
  const groups = [...byAsin.values()];
  return Array.from({ length: Math.ceil(groups.length / ITEMS_PER_CALL) }, (_, index) =>
    groups.slice(index * ITEMS_PER_CALL, (index + 1) * ITEMS_PER_CALL).flat(),
  );
}
