import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { type CountChanges, touchCatalogue } from './catalogue-meta.ts';
import { type SlugKind, slugReservation } from './slug-reservation.ts';

/** What every document of the catalogue has. */
export interface EntityDocument {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Products alone. */
  readonly isFeatured?: boolean;
}

interface Kind {
  readonly collection: string;
  readonly slugs: SlugKind;
  readonly notFound: string;
  /** What one document adds to the catalogue's counts. */
  counts(document: EntityDocument): CountChanges;
}

/** The two kinds of entities in the catalogue. */
export const ENTITY_KINDS = {
  product: {
    collection: 'products',
    slugs: 'productSlugs',
    notFound: ERROR_TEXT.productNotFound,
    counts: ({ isFeatured }) => ({ products: 1, featured: Number(isFeatured ?? false) }),
  },
  category: {
    collection: 'categories',
    slugs: 'categorySlugs',
    notFound: ERROR_TEXT.categoryNotFound,
    counts: () => ({ categories: 1 }),
  },
} as const satisfies Record<string, Kind>;
export type EntityKind = keyof typeof ENTITY_KINDS;

export const entityReference = (kind: EntityKind, id: number): DocumentReference =>
  firestore().collection(ENTITY_KINDS[kind].collection).doc(String(id));

/** Puts a document into the catalogue: itself, its slug's reservation and its part of the counts. */
export function putIn(transaction: Transaction, kind: EntityKind, document: EntityDocument): void {
  const { slugs, counts } = ENTITY_KINDS[kind];
  transaction.create(slugReservation(slugs, document.slug), { id: document.id });
  transaction.create(entityReference(kind, document.id), document);
  touchCatalogue(transaction, counts(document));
}

/** Takes all of that out again; the slug is free at once. */
export function takeOut(transaction: Transaction, kind: EntityKind, document: EntityDocument): void {
  const { slugs, counts } = ENTITY_KINDS[kind];
  transaction.delete(slugReservation(slugs, document.slug));
  transaction.delete(entityReference(kind, document.id));
  const less = Object.entries(counts(document)).map(([name, count]) => [name, -count]);
  touchCatalogue(transaction, Object.fromEntries(less));
}
