import { NEW_ARRIVAL_MS } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { type Product, type ProductQuery, type PublicProduct, tagKey } from '@rad-rewind/contract/product';
import { HttpError } from '../http/http-error.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { type StoredProduct, toProduct, toPublicProduct } from './product-document.ts';
import { findProductById, findProductBySlug, findProducts } from './product-store.ts';
import { searchProducts } from './search/search-products.ts';

/** Smallest number of products that one query fetches. */
const SMALLEST_FETCH = 16;

/** When a list is asked for, and whether a save of a moment ago must show in it already. */
export interface Reading {
  readonly now: Date;
  readonly fresh: boolean;
}

/** How many to fetch for a limit: powers of two, so that pages and load-more presses share what is in memory. */
function fetchSize(limit: number): number {
  return Math.max(SMALLEST_FETCH, 2 ** Math.ceil(Math.log2(limit)));
}

async function bySlug(slug: string, { fresh }: Reading): Promise<readonly StoredProduct[]> {
  const found = await catalogueCache.get(`slug:${slug}`, () => findProductBySlug(slug), fresh);
  if (found.length === 0) throw new HttpError(404, ERROR_TEXT.productNotFound);
  return found;
}

function byFilters(query: ProductQuery, { now, fresh }: Reading): Promise<readonly StoredProduct[]> {
  const { categoryId, featured, newArrival, limit } = query;
  const tag = query.tag === undefined ? undefined : tagKey(query.tag);
  // Firestore can't ask for "not new" together with the order by date: such a list is cut after filtering.
  const size = limit === undefined || newArrival === false ? undefined : fetchSize(limit);
  const newSince = newArrival ? new Date(now.getTime() - NEW_ARRIVAL_MS) : undefined;
  const key = `list:${JSON.stringify([categoryId, featured, tag, newArrival === true, size])}`;
  return catalogueCache.get(
    key,
    () => findProducts({ categoryId, featured, tagKey: tag, newSince }, size),
    fresh,
  );
}

async function storedProducts(query: ProductQuery, reading: Reading): Promise<readonly StoredProduct[]> {
  if (query.slug !== undefined) return bySlug(query.slug, reading);
  if (query.q === undefined) return byFilters(query, reading);
  // Firestore searches no text: what the other filters leave is searched in memory, where it is kept anyway.
  return searchProducts(await byFilters({ ...query, limit: undefined }, reading), query.q);
}

/**
 * The products that a query asks for, whole: newest first, or best match first where it searches.
 * @throws HttpError 404 where it names a slug that no product has
 */
export async function listProducts(query: ProductQuery, reading: Reading): Promise<Product[]> {
  const stored = await storedProducts(query, reading);
  const { newArrival } = query.slug === undefined ? query : {};
  // Products that are no longer new since the list was fetched are its last ones, so none is missing for them.
  const matching = stored
    .map((product) => toProduct(product, reading.now))
    .filter((product) => newArrival === undefined || product.isNewArrival === newArrival);
  return matching.slice(0, query.limit);
}

/**
 * The same for visitors: their fields and no other. A price of Amazon's needs its time beside it, which a product's
 * page has room for and a list has not, so lists leave it out (docs/product.md, "Amazon prices").
 */
export async function listPublicProducts(query: ProductQuery, reading: Reading): Promise<PublicProduct[]> {
  const hidesAmazonPrices = query.slug === undefined;
  return (await listProducts(query, reading)).map((product) =>
    toPublicProduct(
      hidesAmazonPrices && product.isAmazonProduct ? { ...product, price: null } : product,
      reading.now,
    ),
  );
}

/**
 * A product as visitors meet it one by one, from memory while that is good.
 * @throws HttpError 404 for an unknown id
 */
export async function findCachedProduct(id: number): Promise<StoredProduct> {
  const [product] = await catalogueCache.get(`id:${id}`, () => findProductById(id), false);
  if (!product) throw new HttpError(404, ERROR_TEXT.productNotFound);
  return product;
}

/**
 * Where a product's buy button leads.
 * @throws HttpError 404 for an unknown id
 */
export async function affiliateLinkOf(id: number): Promise<string> {
  return (await findCachedProduct(id)).affiliateLink;
}
