import { isAmazonPrice } from '@rad-rewind/contract/amazon-price';
import { LIST_LIMIT_MAX, NEW_ARRIVAL_MS, STRIP_SIZE } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { type Product, type ProductQuery, type PublicProduct, tagKey } from '@rad-rewind/contract/product';
import { HttpError } from '../http/http-error.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { type StoredProduct, toProduct, toPublicProduct } from './product-document.ts';
import { findProductById, findProductBySlug, findProducts, type ProductFilter } from './product-store.ts';
import type { Reading } from './reading.ts';
import { findMatches } from './search/find-matches.ts';
import { findSimilarProducts } from './similar-products.ts';

async function bySlug(slug: string, reading: Reading): Promise<readonly StoredProduct[]> {
  const found = await catalogueCache.get(`slug:${slug}`, () => findProductBySlug(slug), reading);
  if (found.length === 0) throw new HttpError(404, ERROR_TEXT.productNotFound);
  return found;
}

const listKey = ({ categoryId, featured, tagKey, newSince }: ProductFilter): string =>
  `list:${JSON.stringify([categoryId, featured, tagKey, newSince !== undefined])}`;

async function byFilters(query: ProductQuery, reading: Reading): Promise<readonly StoredProduct[]> {
  const { categoryId, featured, newArrival, limit } = query;
  const key = query.tag === undefined ? undefined : tagKey(query.tag);
  const newSince = newArrival ? new Date(reading.now.getTime() - NEW_ARRIVAL_MS) : undefined;
  const filter = { categoryId, featured, tagKey: key, newSince };
  if (key !== undefined) {
    // A small category's page has all its products, and need not read those of a tag once more.
    const untagged = listKey({ ...filter, tagKey: undefined });
    const whole = await catalogueCache.whole<StoredProduct>(untagged, reading);
    if (whole) return whole.filter(({ tags }) => tags.some((tag) => tagKey(tag) === key));
  }
  const isNarrowed = [categoryId, featured, newArrival, key].some((value) => value !== undefined);
  // Firestore can't ask for "not new" together with the order by date: such a list is cut after filtering.
  const size = newArrival === false ? LIST_LIMIT_MAX : (limit ?? (isNarrowed ? LIST_LIMIT_MAX : undefined));
  return catalogueCache.get(listKey(filter), () => findProducts(filter, size), { ...reading, size });
}

async function similarTo(slug: string, limit: number, reading: Reading): Promise<readonly StoredProduct[]> {
  const [product] = await bySlug(slug, reading);
  if (!product) return [];
  const load = () => findSimilarProducts(product, limit);
  return catalogueCache.get(`similar:${slug}`, load, { ...reading, size: limit });
}

async function bySearch(query: ProductQuery, reading: Reading): Promise<readonly StoredProduct[]> {
  const key = query.tag === undefined ? undefined : tagKey(query.tag);
  // These two filters are left to memory, so more is searched for than is wanted.
  const isNarrowed = key !== undefined || query.newArrival !== undefined;
  const size = isNarrowed ? LIST_LIMIT_MAX : (query.limit ?? LIST_LIMIT_MAX);
  const found = await findMatches(query, size, reading);
  return key === undefined ? found : found.filter(({ tags }) => tags.some((tag) => tagKey(tag) === key));
}

async function storedProducts(query: ProductQuery, reading: Reading): Promise<readonly StoredProduct[]> {
  if (query.slug !== undefined) return bySlug(query.slug, reading);
  if (query.similarTo !== undefined) return similarTo(query.similarTo, query.limit ?? STRIP_SIZE, reading);
  if (query.q === undefined) return byFilters(query, reading);
  return bySearch(query, reading);
}

/**
 * The products that a query asks for, whole: newest first, or best match first where it searches. A query that
 * narrows the list and has no limit is answered up to the largest one.
 * @throws HttpError 404 where it names a slug that no product has
 */
export async function listProducts(query: ProductQuery, reading: Reading): Promise<Product[]> {
  const stored = await storedProducts(query, reading);
  const { newArrival } = query.slug === undefined && query.similarTo === undefined ? query : {};
  // Products that are no longer new since the list was fetched are its last ones, so none is missing for them.
  const matching = stored
    .map((product) => toProduct(product, reading.now))
    .filter((product) => newArrival === undefined || product.isNewArrival === newArrival);
  return matching.slice(0, query.limit);
}

/**
 * A product of a list for visitors. A price of Amazon's needs its time beside it, which a product's page has room for
 * and a list has not, so lists leave it out (docs/product.md, "Amazon prices").
 */
export function toListedProduct(product: Product, now: Date): PublicProduct {
  return toPublicProduct(isAmazonPrice(product) ? { ...product, price: null } : product, now);
}

/** The same as `listProducts` for visitors: their fields and no other. */
export async function listPublicProducts(query: ProductQuery, reading: Reading): Promise<PublicProduct[]> {
  const toPublic = query.slug === undefined ? toListedProduct : toPublicProduct;
  return (await listProducts(query, reading)).map((product) => toPublic(product, reading.now));
}

/**
 * A product as visitors meet it one by one, from memory while that is good.
 * @throws HttpError 404 for an unknown id
 */
export async function findCachedProduct(id: number, reading: Reading): Promise<StoredProduct> {
  const [product] = await catalogueCache.get(`id:${id}`, () => findProductById(id), reading);
  if (!product) throw new HttpError(404, ERROR_TEXT.productNotFound);
  return product;
}

/**
 * Where a product's buy button leads.
 * @throws HttpError 404 for an unknown id
 */
export async function affiliateLinkOf(id: number, reading: Reading): Promise<string> {
  return (await findCachedProduct(id, reading)).affiliateLink;
}
