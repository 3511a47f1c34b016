import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { HttpError } from '../http/http-error.ts';

export type SlugKind = 'productSlugs' | 'categorySlugs';

/** The document whose existence means that a slug is taken; its id is the slug. */
export const slugReservation = (kind: SlugKind, slug: string): DocumentReference =>
  firestore().collection(kind).doc(slug);

/**
 * Makes sure that a slug is free, in the transaction that will reserve it.
 * @throws HttpError 409 where it is taken
 */
export async function ensureSlugFree(transaction: Transaction, kind: SlugKind, slug: string): Promise<void> {
  const reservation = await transaction.get(slugReservation(kind, slug));
  if (reservation.exists) throw new HttpError(409, `Slug "${slug}" is already taken`);
}

/** Hands a document's reservation over from one slug to another, where they differ. */
export function moveSlug(
  transaction: Transaction,
  kind: SlugKind,
  { id, from, to }: { id: number; from: string; to: string },
): void {
  if (from === to) return;
  transaction.delete(slugReservation(kind, from));
  transaction.create(slugReservation(kind, to), { id });
}
