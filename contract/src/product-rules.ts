import { NEW_ARRIVAL_MS } from './limits.ts';
import type { PublicProduct } from './product.ts';

/*
 * Rules on products that need no schema, apart from them so that the storefront's first page carries no
 * validation code.
 */

/**
 * Whether a product counts as new at `now` (docs/product.md, "New arrivals"): its flag was switched on less
 * than seven days ago.
 * @param newArrivalDate when the flag was switched on, in milliseconds since 1970, or null while it is off
 */
export function isNewArrivalAt(newArrivalDate: number | null, now: number): boolean {
  return newArrivalDate !== null && now - newArrivalDate < NEW_ARRIVAL_MS;
}

/** Whether there is a price to show: an empty price and "0" both mean that the partner site tells it. */
export function hasPrice(price: string | null): price is string {
  return price !== null && price.trim() !== '' && price.trim() !== '0';
}

/** The sticker on a product's card and page (docs/product.md, "Badges"); new wins over featured. */
export function productBadge(
  product: Pick<PublicProduct, 'isNewArrival' | 'isFeatured'>,
): 'NEW!' | 'HOT!' | null {
  if (product.isNewArrival) return 'NEW!';
  return product.isFeatured ? 'HOT!' : null;
}

/** The form in which tags are compared: without regard to case or surrounding white space. */
export function tagKey(tag: string): string {
  return tag.trim().toLowerCase();
}
