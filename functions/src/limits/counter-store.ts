import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { askFirestore } from '../outage/ask-firestore.ts';
import { leaveReceipt } from '../saves/receipt.ts';
import { transact } from '../transact.ts';
import { type Counter, counterId, recentTimes, waitOf } from './limit.ts';

/** A document of `limits/`; Firestore deletes it some time after `expiresAt` (firestore.indexes.json, "ttl"). */
interface CounterDocument {
  readonly limit: string;
  /** When it was counted, in milliseconds since 1970, in order; see `momentOf`. */
  readonly times: readonly number[];
  readonly expiresAt: Date;
}

/** A change of counters that happens whole, or not at all. */
export interface CounterChange {
  /** While one of these has no room, nothing changes. */
  readonly closedBy: readonly Counter[];
  /** These count one more. */
  readonly counted?: readonly Counter[];
  /** These begin anew. */
  readonly cleared?: readonly Counter[];
}

const reference = (counter: Counter): DocumentReference => firestore().doc(`limits/${counterId(counter)}`);

const timesOf = (document: DocumentSnapshot): readonly number[] =>
  (document.data() as CounterDocument | undefined)?.times ?? [];

/** A moment of a millisecond that no other count of it has, as far as numbers go: a count is recognised by it. */
const momentOf = (now: number): number => now - Math.random();

function withOneMore({ limit }: Counter, times: readonly number[], moment: number): CounterDocument {
  const kept = recentTimes([...times, moment], limit, moment);
  return { limit: limit.name, times: kept, expiresAt: new Date(moment + limit.windowMs) };
}

/**
 * How long each counter has no room.
 * @param now in milliseconds since 1970
 * @returns milliseconds, in the order of the counters; 0 where there is room
 */
export async function readWaits(counters: readonly Counter[], now: number): Promise<number[]> {
  const documents = await askFirestore(firestore().getAll(...counters.map(reference)));
  return counters.map(({ limit }, index) =>
    waitOf(timesOf(documents[index] as DocumentSnapshot), limit, now),
  );
}

/**
 * Changes counters in one transaction, so that a burst of calls finds the same room as one call after another.
 * @param now in milliseconds since 1970
 * @returns 0 where the change happened; else how many milliseconds `closedBy` has no room
 */
export function changeCounters(change: CounterChange, now: number): Promise<number> {
  const { closedBy, counted = [], cleared = [] } = change;
  const moment = momentOf(now);
  return transact(async (transaction) => {
    const read = [...closedBy, ...counted];
    const documents = await transaction.getAll(...read.map(reference));
    const times = documents.map(timesOf);
    const wait = Math.max(0, ...closedBy.map(({ limit }, index) => waitOf(times[index] ?? [], limit, now)));
    if (wait > 0) return wait;
    counted.forEach((counter, index) => {
      transaction.set(reference(counter), withOneMore(counter, times[closedBy.length + index] ?? [], moment));
      leaveReceipt(transaction, reference(counter), (document) => timesOf(document).includes(moment));
    });
    for (const counter of cleared) transaction.delete(reference(counter));
    return 0;
  });
}
