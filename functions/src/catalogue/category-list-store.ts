import type { Category } from '@rad-rewind/contract/category';
import { type CollectionReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { catalogueDocument, toCatalogueHead } from './catalogue-meta.ts';
import { toCategory } from './category-document.ts';
import { findPictures, samplesToStore } from './picture-sample-store.ts';
import { storedBytes } from './stored-bytes.ts';

export const categories = (): CollectionReference => firestore().collection('categories');

/** Longest list, in bytes, that the catalogue's own document holds: a document takes 1 MiB, pictures included. */
const MAX_LIST_BYTES = 300_000;

/** The list, or null where it is too long to be kept in one document. */
export const listToStore = (list: readonly Category[]): readonly Category[] | null =>
  storedBytes(list) <= MAX_LIST_BYTES ? list : null;

/** All categories in the order in which they were made. */
export async function findCategories(transaction?: Transaction): Promise<Category[]> {
  const query = categories().orderBy('id');
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.map((document) => toCategory(document.data()));
}

/**
 * Keeps the list of categories in the catalogue's document true to a write of one of them.
 * @param after the category as it will be, null where it goes
 * @returns what stores it: Firestore wants all reads before the first write
 */
export async function relistCategories(
  transaction: Transaction,
  id: number,
  after: Category | null,
): Promise<() => void> {
  const { categoryList, pictures } = toCatalogueHead((await transaction.get(catalogueDocument())).data());
  const before = categoryList ?? (await findCategories(transaction));
  const others = before.filter((category) => category.id !== id);
  const list = (after ? [...others, after] : others).toSorted((a, b) => a.id - b.id);
  const isNew = !before.some((category) => category.id === id);
  const fields = {
    categoryList: listToStore(list),
    // Products keep the id of a category that was deleted, and have it again when it is restored.
    ...(isNew && { pictures: samplesToStore(pictures, { [id]: await findPictures(id, transaction) }) }),
    ...(after === null && { pictures: { [id]: FieldValue.delete() } }),
  };
  return () => transaction.set(catalogueDocument(), fields, { merge: true });
}
