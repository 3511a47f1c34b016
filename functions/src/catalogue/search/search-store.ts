import { type DocumentReference, FieldPath, FieldValue, type Query } from 'firebase-admin/firestore';
import { firestore } from '../../firebase.ts';
import type { StoredProduct } from '../product-document.ts';
import { type ProductFilter, products, readProducts } from '../product-store.ts';

const vocabulary = (): DocumentReference => firestore().doc('meta/searchWords');

/** The products that hold a word, those with it in their name first, then in their tags; newer ones first. */
export function findByWord(stem: string, limit: number): Promise<StoredProduct[]> {
  return readProducts(products().orderBy(new FieldPath('searchRanks', stem), 'desc').limit(limit));
}

/** Products that hold every one of some words and pass a filter, in no order. */
export function findByWords(
  stems: readonly string[],
  { categoryId, featured }: Pick<ProductFilter, 'categoryId' | 'featured'>,
  limit: number,
): Promise<StoredProduct[]> {
  // Equal fields alone need no index of their own, whichever they are.
  let query: Query = products();
  for (const stem of stems) query = query.where(new FieldPath('searchWords', stem), '==', true);
  if (categoryId !== undefined) query = query.where('categoryId', '==', categoryId);
  if (featured !== undefined) query = query.where('isFeatured', '==', featured);
  return readProducts(query.limit(limit));
}

/** All words of names and tags; of products that are gone too, which does no harm. */
export async function readVocabulary(): Promise<string[]> {
  const words: unknown = (await vocabulary().get()).get('words');
  return Array.isArray(words) ? words.map(String) : [];
}

/** What a transaction and a batch have in common. */
interface Writer {
  set(reference: DocumentReference, data: object, options: { merge: true }): unknown;
}

/** Makes words known, in the write of the product that brings them. */
export function learnWords(writer: Writer, words: readonly string[]): void {
  if (words.length === 0) return;
  writer.set(vocabulary(), { words: FieldValue.arrayUnion(...words) }, { merge: true });
}
