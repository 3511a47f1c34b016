import { productSchema } from '@rad-rewind/contract/product';
import {
  type CollectionReference,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { type ProductDocument, type StoredProduct, toStoredProduct } from './product-document.ts';

/** What a list is narrowed to; everything given must hold. */
export interface ProductFilter {
  readonly categoryId?: number | undefined;
  readonly featured?: boolean | undefined;
  /** A tag in the form of `tagKey`. */
  readonly tagKey?: string | undefined;
  /** Only products whose new-arrival flag was switched on after this moment, the latest first. */
  readonly newSince?: Date | undefined;
}

export const products = (): CollectionReference => firestore().collection('products');

/** The products of a query, in its order. */
export async function readProducts(query: Query): Promise<StoredProduct[]> {
  const { docs } = await query.get();
  return docs.map((document) => toStoredProduct(document.data() as ProductDocument));
}

/**
 * The products that pass a filter, the newest first.
 * @param limit how many at most; undefined for all
 */
export function findProducts(filter: ProductFilter, limit: number | undefined): Promise<StoredProduct[]> {
  let query: Query = products();
  if (filter.categoryId !== undefined) query = query.where('categoryId', '==', filter.categoryId);
  if (filter.featured !== undefined) query = query.where('isFeatured', '==', filter.featured);
  if (filter.tagKey !== undefined) query = query.where('tagKeys', 'array-contains', filter.tagKey);
  query = filter.newSince
    ? query.where('newArrivalDate', '>', filter.newSince).orderBy('newArrivalDate', 'desc')
    : query.orderBy('createdAt', 'desc');
  return readProducts(limit === undefined ? query : query.limit(limit));
}

/** Most values that one query may compare a list's elements with. */
const MAX_ALTERNATIVES = 10;

const inCategory = (categoryId: number | null): Query =>
  categoryId === null ? products() : products().where('categoryId', '==', categoryId);

/**
 * The newest products that carry one of some tags.
 * @param categoryId null for all categories
 * @param tagKeys in the form of `tagKey`
 */
export function findSharingTags(
  categoryId: number | null,
  tagKeys: readonly string[],
  limit: number,
): Promise<StoredProduct[]> {
  const anyTag = tagKeys.slice(0, MAX_ALTERNATIVES);
  const query = inCategory(categoryId).where('tagKeys', 'array-contains-any', anyTag);
  return readProducts(query.orderBy('createdAt', 'desc').limit(limit));
}

/** The products of a product's category that were made before it, the last of them first. */
export function findOlderProducts(
  { categoryId, createdAt }: Pick<StoredProduct, 'categoryId' | 'createdAt'>,
  limit: number,
): Promise<StoredProduct[]> {
  const query = inCategory(categoryId).orderBy('createdAt', 'desc');
  return readProducts(query.startAfter(Timestamp.fromMillis(Date.parse(createdAt))).limit(limit));
}

/** The newest products of a category, with or without pictures. */
export const newestOfCategory = (categoryId: number, limit: number): Query =>
  products().where('categoryId', '==', categoryId).orderBy('createdAt', 'desc').limit(limit);

/** What a document tells of its product, apart from what serves queries: the words of a search outweigh the rest. */
const PRODUCT_FIELDS = Object.keys(productSchema.shape).filter((field) => field !== 'isNewArrival');

/**
 * Some of all products, the newest first.
 * @param after the `last` of the page before; the first page without it
 */
export async function pageOfProducts(
  size: number,
  after?: QueryDocumentSnapshot,
): Promise<{ products: StoredProduct[]; last: QueryDocumentSnapshot | undefined }> {
  const ordered = products()
    .orderBy('createdAt', 'desc')
    .select(...PRODUCT_FIELDS)
    .limit(size);
  const { docs } = await (after ? ordered.startAfter(after) : ordered).get();
  const page = docs.map((document) => toStoredProduct(document.data() as ProductDocument));
  return { products: page, last: docs.at(-1) };
}

/** The product of a slug, as a list of one or none. */
export function findProductBySlug(slug: string): Promise<StoredProduct[]> {
  return readProducts(products().where('slug', '==', slug).limit(1));
}

/** The product of an id, as a list of one or none. */
export async function findProductById(id: number): Promise<StoredProduct[]> {
  const document = await products().doc(String(id)).get();
  return document.exists ? [toStoredProduct(document.data() as ProductDocument)] : [];
}
