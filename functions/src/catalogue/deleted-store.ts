import type { DeletedItem, DeletedKind, DeletedPage } from '@rad-rewind/contract/deleted';
import { RESTORABLE_MS, TRAIL_PAGE_SIZE } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Trace } from '../audit/trace.ts';
import { firestore } from '../firebase.ts';
import { HttpError } from '../http/http-error.ts';
import type { EntityDocument } from './entity-kind.ts';

/** A document of `deleted/`; its id is the kind and the number of what was deleted, such as `product-12`. */
export interface DeletedDocument {
  readonly kind: DeletedKind;
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly deletedAt: Timestamp;
  readonly deletedBy: string;
  /** The moment and the document's id, so that deletions sort by it and none shares it. */
  readonly key: string;
  /** The whole document as it was. */
  readonly document: EntityDocument;
}

const LISTED = ['kind', 'id', 'name', 'slug', 'deletedAt', 'deletedBy', 'key'] as const;

export const deleted = (): CollectionReference => firestore().collection('deleted');

export const deletedReference = (kind: DeletedKind, id: number): DocumentReference =>
  deleted().doc(`${kind}-${id}`);

/** What was deleted before this moment can no longer be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - RESTORABLE_MS);

/** Keeps a document that is being deleted, in the transaction that deletes it. */
export function keepDeleted(
  transaction: Transaction,
  kind: DeletedKind,
  document: EntityDocument,
  { who, at }: Trace,
): void {
  const { id, name, slug } = document;
  const reference = deletedReference(kind, id);
  const kept: DeletedDocument = {
    kind,
    id,
    name,
    slug,
    deletedAt: Timestamp.fromDate(at),
    deletedBy: who,
    key: `${at.toISOString()}-${reference.id}`,
    document,
  };
  transaction.create(reference, kept);
}

/**
 * What was kept of something deleted.
 * @throws HttpError 404 where nothing was, or its time is over
 */
export async function readDeleted(
  transaction: Transaction,
  kind: DeletedKind,
  id: number,
  now: Date,
): Promise<DeletedDocument> {
  const kept = (await transaction.get(deletedReference(kind, id))).data() as DeletedDocument | undefined;
  if (kept && kept.deletedAt.toDate() >= restorableSince(now)) return kept;
  throw new HttpError(404, ERROR_TEXT.deletedNotFound);
}

function toItem(document: DocumentSnapshot): DeletedItem {
  const { kind, id, name, slug, deletedAt, deletedBy } = document.data() as Omit<DeletedDocument, 'document'>;
  const restorableUntil = new Date(deletedAt.toMillis() + RESTORABLE_MS).toISOString();
  return { kind, id, name, slug, deletedAt: deletedAt.toDate().toISOString(), deletedBy, restorableUntil };
}

/** What can be restored, what was deleted last first. */
export async function findDeleted(cursor: string | undefined, now: Date): Promise<DeletedPage> {
  let query: Query = deleted().where('key', '>=', restorableSince(now).toISOString());
  if (cursor !== undefined) query = query.where('key', '<', cursor);
  const page = query.orderBy('key', 'desc').limit(TRAIL_PAGE_SIZE + 1);
  const { docs } = await page.select(...LISTED).get();
  const shown = docs.slice(0, TRAIL_PAGE_SIZE);
  return {
    items: shown.map(toItem),
    next: docs.length > shown.length ? ((shown.at(-1)?.get('key') as string | undefined) ?? null) : null,
  };
}
