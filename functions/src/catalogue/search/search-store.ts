import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../../firebase.ts';
import type { StoredProduct } from '../product-document.ts';
import { type ProductFilter, products, readProducts } from '../product-store.ts';
import { FORGIVING_RANK } from './search-fields.ts';
import { wordsToLearn } from './words-to-learn.ts';

const vocabulary = (): DocumentReference => firestore().doc('meta/searchWords');

/** The products that hold a word, those with it in their name first, then in their tags; newer ones first. */
export function findByWord(stem: string, limit: number): Promise<StoredProduct[]> {
  return readProducts(products().orderBy(new FieldPath('searchRanks', stem), 'desc').limit(limit));
}

/** The same without those that hold it in their description alone, where no slip is forgiven. */
export function findByMeantWord(stem: string, limit: number): Promise<StoredProduct[]> {
  const rank = new FieldPath('searchRanks', stem);
  return readProducts(products().where(rank, '>=', FORGIVING_RANK).orderBy(rank, 'desc').limit(limit));
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

function wordsIn(document: DocumentSnapshot): string[] {
  const words: unknown = document.get('words');
  return Array.isArray(words) ? words.map(String) : [];
}

/** All words of names and tags that there was room for; of products that are gone too, which does no harm. */
export const readVocabulary = async (): Promise<string[]> => wordsIn(await vocabulary().get());

/**
 * Makes words known, in the write of the products that bring them.
 * @returns what stores them: Firestore wants all reads before the first write
 */
export async function learnWords(transaction: Transaction, brought: readonly string[]): Promise<() => void> {
  if (brought.length === 0) return () => undefined;
  const words = wordsToLearn(wordsIn(await transaction.get(vocabulary())), brought);
  if (words.length === 0) return () => undefined;
  const fields = { words: FieldValue.arrayUnion(...words) };
  return () => transaction.set(vocabulary(), fields, { merge: true });
}
