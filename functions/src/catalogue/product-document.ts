import { leadsToAmazon, visiblePrice } from '@rad-rewind/contract/amazon-price';
import {
  isNewArrivalAt,
  type Product,
  type ProductInput,
  type PublicProduct,
  tagKey,
} from '@rad-rewind/contract/product';
import type { Timestamp } from 'firebase-admin/firestore';
import type { PriceQuote } from '../amazon/price-quotes.ts';
import { markOutwardLinks } from './description-html.ts';
import { type SearchFields, searchFields } from './search/search-fields.ts';

/** A product as it is kept: whether it is new is not stored, it follows from `newArrivalDate` and the time. */
export type StoredProduct = Omit<Product, 'isNewArrival'>;

/** A document of `products/`; dates are written as Date and read as Timestamp. */
export interface ProductDocument<Moment = Timestamp>
  extends Omit<StoredProduct, 'createdAt' | 'updatedAt' | 'newArrivalDate' | 'priceUpdatedAt'>,
    SearchFields {
  /** The tags in the form in which they are compared, for `array-contains`. */
  readonly tagKeys: readonly string[];
  readonly newArrivalDate: Moment | null;
  readonly priceUpdatedAt: Moment | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
}

const iso = (moment: Timestamp): string => moment.toDate().toISOString();

/** A document as the cache keeps it. */
export function toStoredProduct({
  tagKeys,
  searchWords,
  searchRanks,
  ...document
}: ProductDocument): StoredProduct {
  return {
    ...document,
    description: document.description && markOutwardLinks(document.description),
    newArrivalDate: document.newArrivalDate && iso(document.newArrivalDate),
    priceUpdatedAt: document.priceUpdatedAt && iso(document.priceUpdatedAt),
    createdAt: iso(document.createdAt),
    updatedAt: iso(document.updatedAt),
  };
}

/**
 * When a product's new-arrival flag was switched on (docs/product.md, "New arrivals"): now, unless it was on and
 * had not expired.
 */
function newArrivalDate(isNewArrival: boolean, before: Date | null, now: Date): Date | null {
  if (!isNewArrival) return null;
  return before && isNewArrivalAt(before.getTime(), now.getTime()) ? before : now;
}

/**
 * When Amazon served the price: when the quote says, if it names this very price; kept while the price and what it
 * belongs to stay; never for a price that Amazon did not name.
 */
function priceUpdatedAt(
  input: Pick<ProductInput, 'price' | 'affiliateLink' | 'amazonProductId'>,
  before: ProductDocument | null,
  quote: PriceQuote | null,
): Date | null {
  if (!leadsToAmazon(input.affiliateLink)) return null;
  if (quote !== null && quote.price === input.price) return quote.servedAt;
  const same = before?.price === input.price && before.amazonProductId === input.amazonProductId;
  return same ? (before.priceUpdatedAt?.toDate() ?? null) : null;
}

/**
 * The document that a save writes: every field, null where there is nothing, since a query's order leaves out
 * documents that lack the field.
 * @param before the document as it was, null for a new product
 * @param quote what Amazon says about the price of the input's ASIN, null where it was not asked
 */
export function toProductDocument(
  id: number,
  { isNewArrival, ...input }: ProductInput,
  before: ProductDocument | null,
  quote: PriceQuote | null,
  now: Date,
): ProductDocument<Date> {
  return {
    id,
    ...input,
    tagKeys: [...new Set(input.tags.map(tagKey))],
    ...searchFields({ id, ...input }),
    priceUpdatedAt: priceUpdatedAt(input, before, quote),
    newArrivalDate: newArrivalDate(isNewArrival, before?.newArrivalDate?.toDate() ?? null, now),
    createdAt: before?.createdAt.toDate() ?? now,
    updatedAt: now,
  };
}

/** The whole product, for admins. */
export function toProduct(stored: StoredProduct, now: Date): Product {
  const switchedOn = stored.newArrivalDate === null ? null : Date.parse(stored.newArrivalDate);
  return { ...stored, isNewArrival: isNewArrivalAt(switchedOn, now.getTime()) };
}

/** What visitors get of a product: the fields named here and no other. */
export function toPublicProduct(product: Product, now: Date): PublicProduct {
  const { id, name, slug, description, featuredImage, images, categoryId, tags } = product;
  const { isNewArrival, isFeatured, createdAt, seoTitle, seoDescription } = product;
  return {
    id,
    name,
    slug,
    description,
    price: visiblePrice(product, now.getTime()),
    featuredImage,
    images,
    categoryId,
    tags,
    isNewArrival,
    isFeatured,
    createdAt,
    seoTitle,
    seoDescription,
  };
}
