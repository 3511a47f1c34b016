import { AMAZON_PRICE_MAX_AGE_MS } from './limits.ts';
import { partnerOf } from './partner.ts';
import { hasPrice } from './product-rules.ts';

/*
 * Whose price it is, and when one of Amazon's may be shown (docs/product.md, "Amazon prices"). No schema here, so
 * that a screen may use it without them.
 */

/**
 * Whether a price that Amazon served may still be shown at `now`: at most 24 hours later. A price with no time, or
 * with one that lies in the future, was not served by Amazon as far as anybody can tell.
 * @param servedAt when Amazon served it, in milliseconds since 1970; null for a price from elsewhere
 */
export function isAmazonPriceFresh(servedAt: number | null, now: number): boolean {
  return servedAt !== null && now >= servedAt && now - servedAt <= AMAZON_PRICE_MAX_AGE_MS;
}

/** What the rule on a price looks at. */
export interface PricedProduct {
  readonly price: string | null;
  readonly affiliateLink: string;
  /** What the form's switch says. */
  readonly isAmazonProduct: boolean;
  /** When Amazon served the price, as ISO 8601; null for a price typed by hand. */
  readonly priceUpdatedAt: string | null;
}

/** Whether a link leads to a shop of Amazon's. */
export function leadsToAmazon(affiliateLink: string): boolean {
  return partnerOf(affiliateLink).partner === 'amazon';
}

/**
 * Whether a price is Amazon's: its link leads there, whatever the switch says, or Amazon served it. Where a link's host
 * tells nothing, as a shortener's, the switch is believed: not showing a price breaks no rule.
 */
export function isAmazonPrice(product: Omit<PricedProduct, 'price'>): boolean {
  if (product.priceUpdatedAt !== null) return true;
  const { partner } = partnerOf(product.affiliateLink);
  return partner === 'amazon' || (partner === 'other' && product.isAmazonProduct);
}

/**
 * The price that visitors see at `now`: any price of other partners, but Amazon's only while it is fresh.
 * @param now in milliseconds since 1970
 * @returns null where there is none to show
 */
export function visiblePrice(product: PricedProduct, now: number): string | null {
  if (!isAmazonPrice(product)) return product.price;
  const servedAt = product.priceUpdatedAt === null ? null : Date.parse(product.priceUpdatedAt);
  return hasPrice(product.price) && isAmazonPriceFresh(servedAt, now) ? product.price : null;
}
