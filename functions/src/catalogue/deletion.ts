import type { DeletedKind, Restored, RestoreInput } from '@rad-rewind/contract/deleted';
import { Timestamp } from 'firebase-admin/firestore';
import { scheduleTrace, type Trace } from '../audit/trace.ts';
import { HttpError } from '../http/http-error.ts';
import { logEvent } from '../log/log-event.ts';
import { transact } from '../transact.ts';
import { summarise } from './catalogue-summary.ts';
import { writeCatalogue } from './catalogue-write.ts';
import {
  type DeletedDocument,
  deleted,
  deletedReference,
  keepDeleted,
  readDeleted,
  restorableSince,
} from './deleted-store.ts';
import { ENTITY_KINDS, type EntityDocument, entityReference, putIn, takeOut } from './entity-kind.ts';
import { slugReservation } from './slug-reservation.ts';
import { tracedFields } from './traced-fields.ts';

/** Expired deletions that one transaction removes. */
const PURGE_BATCH = 100;

/**
 * Deletes a product or a category, which can be restored for 30 days (docs/product.md, "Recently deleted"). Its
 * slug is free at once; its id is never given again. Products keep the id of their category that was deleted.
 * @throws HttpError 404 for an unknown id
 */
export function deleteEntity(kind: DeletedKind, id: number, trace: Trace): Promise<void> {
  return writeCatalogue(async (transaction) => {
    const stored = await transaction.get(entityReference(kind, id));
    if (!stored.exists) throw new HttpError(404, ENTITY_KINDS[kind].notFound);
    const before = stored.data() as EntityDocument;
    const storeSummary = await summarise(transaction, kind, { before, after: null });
    takeOut(transaction, kind, before);
    storeSummary();
    keepDeleted(transaction, kind, before, trace);
    const change = { before: tracedFields(kind, before), after: null };
    trace.write(transaction, { kind, verb: 'delete', id, subject: before.name, ...change });
  });
}

/**
 * Brings back what was deleted, as it was and with its id.
 * @param input `slug`: another one to restore it under
 * @throws HttpError 404 for what can't be restored (any more), 409 that names a slug that somebody else has by now
 */
export function restoreEntity(
  kind: DeletedKind,
  id: number,
  input: RestoreInput,
  trace: Trace,
): Promise<Restored> {
  return writeCatalogue(async (transaction) => {
    const kept = await readDeleted(transaction, kind, id, trace.at);
    const slug = input.slug ?? kept.slug;
    const holder = await transaction.get(slugReservation(ENTITY_KINDS[kind].slugs, slug));
    if (holder.exists) {
      throw new HttpError(
        409,
        `Slug "${slug}" is taken by another ${kind} by now: restore it under another one`,
      );
    }
    const document = { ...kept.document, slug };
    const storeSummary = await summarise(transaction, kind, { before: null, after: document });
    transaction.delete(deletedReference(kind, id));
    putIn(transaction, kind, document);
    storeSummary();
    const change = { before: null, after: tracedFields(kind, document) };
    trace.write(transaction, { kind, verb: 'restore', id, subject: kept.name, ...change });
    return { kind, id, name: kept.name, slug };
  });
}

/**
 * Removes for good what was deleted. Pictures stay where they are: other products may show them.
 * @throws HttpError 404 for what is not among the recently deleted
 */
export function deleteForever(kind: DeletedKind, id: number, trace: Trace): Promise<void> {
  return transact(async (transaction) => {
    const { name, slug } = await readDeleted(transaction, kind, id, trace.at);
    transaction.delete(deletedReference(kind, id));
    trace.write(transaction, {
      kind,
      verb: 'delete-forever',
      id,
      subject: name,
      before: { slug },
      after: null,
    });
  });
}

/**
 * Removes for good everything whose 30 days are over.
 * @returns how many it were
 */
export async function purgeDeleted(now: Date): Promise<number> {
  const trace = scheduleTrace(now);
  const expired = deleted()
    .where('deletedAt', '<', Timestamp.fromDate(restorableSince(now)))
    .orderBy('deletedAt')
    .limit(PURGE_BATCH);
  const purgeBatch = () =>
    transact(async (transaction) => {
      const { docs } = await transaction.get(expired);
      for (const document of docs) {
        const { kind, id, name, slug } = document.data() as DeletedDocument;
        transaction.delete(document.ref);
        const change = { before: { slug }, after: null };
        trace.write(transaction, { kind, verb: 'delete-forever', id, subject: name, ...change });
      }
      return docs.length;
    });
  let purged = 0;
  let batch: number;
  do {
    batch = await purgeBatch();
    purged += batch;
  } while (batch === PURGE_BATCH);
  logEvent('deleted-for-good', { purged });
  return purged;
}
