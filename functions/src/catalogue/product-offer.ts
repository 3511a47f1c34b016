import { visiblePrice } from '@rad-rewind/contract/amazon-price';
import type { Offer } from '@rad-rewind/contract/offer';
import { partnerOf } from '@rad-rewind/contract/partner';
import { hasPrice } from '@rad-rewind/contract/product';
import type { StoredProduct } from './product-document.ts';
import { findCachedProduct } from './product-list.ts';
import type { Reading } from './reading.ts';

type Offered = Pick<StoredProduct, 'affiliateLink' | 'isAmazonProduct' | 'price' | 'priceUpdatedAt'>;

/** What a visitor is told beside a product's buy button: whom it leads to, and the price with its time. */
export function toOffer(product: Offered, now: Date): Offer {
  const price = visiblePrice(product, now.getTime());
  const shown = hasPrice(price) ? price : null;
  const priceAsOf = shown === null ? null : product.priceUpdatedAt;
  return { ...partnerOf(product.affiliateLink), price: shown, priceAsOf };
}

/**
 * The same of a product's id.
 * @throws HttpError 404 for an unknown id
 */
export async function offerOf(id: number, reading: Reading): Promise<Offer> {
  return toOffer(await findCachedProduct(id, reading), reading.now);
}
