import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';

/** How one write changes the counts that the catalogue's document carries. */
export interface CountChanges {
  readonly products?: number;
  readonly categories?: number;
  readonly featured?: number;
}

const catalogue = (): DocumentReference => firestore().doc('meta/catalogue');

/** The catalogue's version: an opaque text, another one after each write; empty for a shop without any. */
export async function readCatalogueVersion(): Promise<string> {
  const version: unknown = (await catalogue().get()).get('version');
  return typeof version === 'string' ? version : '';
}

/** Makes the catalogue's version a new one, and its counts right, in the transaction of the write itself. */
export function touchCatalogue(transaction: Transaction, changes: CountChanges): void {
  transaction.set(
    catalogue(),
    {
      version: randomUUID(),
      products: FieldValue.increment(changes.products ?? 0),
      categories: FieldValue.increment(changes.categories ?? 0),
      featured: FieldValue.increment(changes.featured ?? 0),
    },
    { merge: true },
  );
}
