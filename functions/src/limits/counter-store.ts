import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { leaveReceipt } from '../saves/receipt.ts';
import { transact } from '../transact.ts';
import { counterKey } from './counter-key.ts';
import { CounterSheet, type CounterState } from './counter-sheet.ts';
import { type Counter, counterId } from './limit.ts';

/** A document of `limits/`; Firestore deletes it some time after `expiresAt` (firestore.indexes.json, "ttl"). */
interface CounterDocument extends CounterState {
  readonly limit: string;
  readonly expiresAt: Date;
}

/** Of a counter that a version without totals wrote, as many as it has moments. */
function stateOf(document: DocumentSnapshot): CounterState {
  const { times = [], total } = (document.data() ?? {}) as Partial<CounterDocument>;
  return { times, total: total ?? times.length };
}

/** A moment of a millisecond that no other count of it has, as far as numbers go: a count is recognised by it. */
const momentOf = (now: number): number => now - Math.random();

/**
 * Reads and changes counters in one transaction, so that a burst of calls finds the same room as one call after
 * another.
 * @param work reads them by `load` and changes them; may run more than once
 * @param now in milliseconds since 1970
 * @throws OutageError where Firestore is out of reach; nothing was counted then, or nobody knows
 */
export async function changeCounters<Result>(
  work: (sheet: CounterSheet) => Promise<Result>,
  now: number,
): Promise<Result> {
  const secret = await counterKey();
  const moment = momentOf(now);
  const referenceOf = (counter: Counter): DocumentReference =>
    firestore().doc(`limits/${counterId(counter, secret)}`);
  return transact(async (transaction) => {
    const sheet = new CounterSheet(
      async (counters) => (await transaction.getAll(...counters.map(referenceOf))).map(stateOf),
      moment,
    );
    const result = await work(sheet);
    for (const [counter, state] of sheet.changes()) {
      const { name, windowMs } = counter.limit;
      const document: CounterDocument = { limit: name, ...state, expiresAt: new Date(now + windowMs) };
      const reference = referenceOf(counter);
      if (state.times.length === 0) transaction.delete(reference);
      else transaction.set(reference, document);
      // What was counted is recognised; taking back and clearing twice does no harm.
      if (state.times.includes(moment)) {
        leaveReceipt(transaction, reference, (left) => stateOf(left).times.includes(moment));
      }
    }
    return result;
  });
}
