import { randomUUID } from 'node:crypto';
import type { AuditChange, AuditEntry, AuditPage, AuditQuery } from '@rad-rewind/contract/audit';
import { AUDIT_MS, TRAIL_PAGE_SIZE } from '@rad-rewind/contract/limits';
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { askFirestore } from '../outage/ask-firestore.ts';
import { leaveReceipt } from '../saves/receipt.ts';
import { normaliseUsername } from '../session/account.ts';

/** An entry on its way into the trail. */
export interface NewEntry extends Omit<AuditEntry, 'id' | 'at' | 'subjectId' | 'changes'> {
  readonly id?: string | number | undefined;
  readonly at: Date;
  readonly changes: readonly AuditChange[];
}

/** A document of `audit/`. Its `key` is its id: the moment and something random, so that entries sort by it. */
interface EntryDocument<Moment = Timestamp> extends Omit<AuditEntry, 'id' | 'at'> {
  readonly key: string;
  readonly at: Moment;
  /** `who` as it is compared. */
  readonly whoKey: string;
  /** When Firestore's TTL policy removes the entry (firestore.indexes.json). */
  readonly expiresAt: Moment;
}

const entries = (): CollectionReference => firestore().collection('audit');

/** A key for an entry of a moment that no other entry has. */
export const newEntryKey = (at: Date): string => `${at.toISOString()}-${randomUUID().slice(0, 8)}`;

/** Puts an entry into the trail with the other writes of a transaction, which is recognised by it. */
export function writeEntry(transaction: Transaction, key: string, entry: NewEntry): void {
  const { id, who, kind, verb, subject, at } = entry;
  const document: EntryDocument = {
    key,
    who,
    whoKey: normaliseUsername(who),
    kind,
    verb,
    subjectId: id === undefined ? null : String(id),
    subject,
    changes: [...entry.changes],
    at: Timestamp.fromDate(at),
    expiresAt: Timestamp.fromMillis(at.getTime() + AUDIT_MS),
  };
  transaction.create(entries().doc(key), document);
  leaveReceipt(transaction, entries().doc(key));
}

/** Takes back an entry whose change did not happen, for changes that no transaction can hold. */
export async function dropEntry(key: string): Promise<void> {
  await askFirestore(entries().doc(key).delete());
}

/** Says in an entry that nobody knows whether its change happened. */
export async function markUnconfirmed(key: string): Promise<void> {
  const outcome: AuditChange = { field: 'outcome', before: null, after: 'not confirmed' };
  await askFirestore(
    entries()
      .doc(key)
      .update({ changes: FieldValue.arrayUnion(outcome) }),
  );
}

function toEntry(document: DocumentSnapshot): AuditEntry {
  const { key, at, who, kind, verb, subjectId, subject, changes } = document.data() as EntryDocument;
  return { id: key, at: at.toDate().toISOString(), who, kind, verb, subjectId, subject, changes };
}

/**
 * The entries of a kind and of somebody, where these are given, the latest first.
 * @param now entries that have expired by then are left out, even where Firestore has not removed them yet
 */
export async function findEntries({ kind, who, cursor }: AuditQuery, now: Date): Promise<AuditPage> {
  let query: Query = entries().where('key', '>', new Date(now.getTime() - AUDIT_MS).toISOString());
  if (cursor !== undefined) query = query.where('key', '<', cursor);
  if (kind !== undefined) query = query.where('kind', '==', kind);
  if (who !== undefined) query = query.where('whoKey', '==', normaliseUsername(who));
  const { docs } = await query
    .orderBy('key', 'desc')
    .limit(TRAIL_PAGE_SIZE + 1)
    .get();
  const page = docs.slice(0, TRAIL_PAGE_SIZE).map(toEntry);
  return { entries: page, next: docs.length > page.length ? (page.at(-1)?.id ?? null) : null };
}
