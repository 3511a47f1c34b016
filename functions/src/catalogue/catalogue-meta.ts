import { randomUUID } from 'node:crypto';
import type { Category } from '@rad-rewind/contract/category';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { toCategory } from './category-document.ts';
import type { PictureSample } from './picture-sample.ts';

/** How one write changes the counts that the catalogue's document carries. */
export interface CountChanges {
  readonly products?: number;
  readonly categories?: number;
  readonly featured?: number;
}

/** What `meta/catalogue` tells: read once in a while, it saves a page all reads but those of its products. */
export interface CatalogueHead {
  /** An opaque text, another one after each write; empty for a shop without any. */
  readonly version: string;
  /** How many products there are. */
  readonly products: number;
  /** All categories by id; null where the document does not hold them, and their own documents must be read. */
  readonly categoryList: readonly Category[] | null;
  /** Some pictures of each category by its id; a category that is missing must be looked up. */
  readonly pictures: Readonly<Record<string, PictureSample>>;
}

export const catalogueDocument = (): DocumentReference => firestore().doc('meta/catalogue');

/** The head of a catalogue from the fields of its document, which an older version may have written. */
export function toCatalogueHead(fields: Partial<CatalogueHead> | undefined): CatalogueHead {
  return {
    version: fields?.version ?? '',
    products: fields?.products ?? 0,
    categoryList: fields?.categoryList?.map(toCategory) ?? null,
    pictures: fields?.pictures ?? {},
  };
}

export async function readCatalogueHead(): Promise<CatalogueHead> {
  return toCatalogueHead((await catalogueDocument().get()).data());
}

/** Makes the catalogue's version a new one, and its counts right, in the transaction of the write itself. */
export function touchCatalogue(transaction: Transaction, changes: CountChanges): void {
  transaction.set(
    catalogueDocument(),
    {
      version: randomUUID(),
      products: FieldValue.increment(changes.products ?? 0),
      categories: FieldValue.increment(changes.categories ?? 0),
      featured: FieldValue.increment(changes.featured ?? 0),
    },
    { merge: true },
  );
}
