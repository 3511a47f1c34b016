import { setTimeout as pause } from 'node:timers/promises';
import { isAmazonPriceFresh, leadsToAmazon } from '@rad-rewind/contract/amazon-price';
import { hasPrice, type ProductInput } from '@rad-rewind/contract/product';
import type { StoredProduct } from '../catalogue/product-document.ts';
import { findProductById } from '../catalogue/product-store.ts';
import { quotePrice } from './amazon-catalogue.ts';
import { AmazonError } from './amazon-error.ts';
import type { PriceQuote } from './price-quotes.ts';

/** How long a save waits for Amazon, in milliseconds. */
const PATIENCE_MS = 5_000;

function isUnchanged(input: ProductInput, stored: StoredProduct, now: Date): boolean {
  const servedAt = stored.priceUpdatedAt === null ? null : Date.parse(stored.priceUpdatedAt);
  return (
    leadsToAmazon(stored.affiliateLink) &&
    stored.price === input.price &&
    stored.amazonProductId === input.amazonProductId &&
    isAmazonPriceFresh(servedAt, now.getTime())
  );
}

async function ask(asin: string, price: string, now: Date): Promise<PriceQuote | null> {
  try {
    return await quotePrice(asin, price, now);
  } catch (error) {
    // Logged where it happened. A save must not fail because Amazon does: the price just is not shown.
    if (error instanceof AmazonError) return null;
    throw error;
  }
}

/**
 * What Amazon itself says about the price that is being saved, so that only a price it served counts as one
 * (docs/product.md, "Amazon prices"). It is asked only where price or ASIN changed, or the price has aged.
 * @param id the product's, null for a new one
 * @returns null where Amazon was not asked or did not answer in time
 */
export async function quoteForSave(
  input: ProductInput,
  id: number | null,
  now: Date,
): Promise<PriceQuote | null> {
  const { affiliateLink, amazonProductId, price } = input;
  if (!leadsToAmazon(affiliateLink) || !amazonProductId || !hasPrice(price)) return null;
  const [stored] = id === null ? [] : await findProductById(id);
  if (stored && isUnchanged(input, stored, now)) return null;
  const patience = pause(PATIENCE_MS, null, { ref: false });
  return Promise.race([ask(amazonProductId.trim().toUpperCase(), price, now), patience]);
}
