import { visiblePrice } from '@rad-rewind/contract/amazon-price';
import type { Offer } from '@rad-rewind/contract/offer';
import { partnerOf } from '@rad-rewind/contract/partner';
import { hasPrice } from '@rad-rewind/contract/product';
import { findCachedProduct } from './product-list.ts';

/**
 * What a visitor is told beside a product's buy button: whom it leads to, and the price with its time.
 * @throws HttpError 404 for an unknown id
 */
export async function offerOf(id: number, now: Date): Promise<Offer> {
  const product = await findCachedProduct(id);
  const price = visiblePrice(product, now.getTime());
  const shown = hasPrice(price) ? price : null;
  const priceAsOf = product.isAmazonProduct && shown !== null ? product.priceUpdatedAt : null;
  return { ...partnerOf(product.affiliateLink), price: shown, priceAsOf };
}
