import type { Transaction } from 'firebase-admin/firestore';
import { OutageError } from '../outage/outage-error.ts';
import { transact } from '../transact.ts';

let last: Promise<unknown> = Promise.resolve();
let lastOutageAt = Number.NEGATIVE_INFINITY;

function noteOutage(error: unknown): void {
  if (error instanceof OutageError) lastOutageAt = performance.now();
}

/**
 * Runs one write of the catalogue as a transaction. All of them touch the same counters and would only abort each
 * other, so the writes of one instance wait for one another. Those that wait while Firestore fails one of them fail
 * with it: else each would be told only after the time of all before it.
 * @param work may run more than once; what it throws ends the transaction with nothing written
 * @throws as `transact`
 */
export function writeCatalogue<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const since = performance.now();
  const result = last.then(() => {
    if (lastOutageAt > since) throw new OutageError('firestore', 'not-saved');
    return transact(work);
  });
  last = result.catch(noteOutage);
  return result;
}
