import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';

/** Tries before a write gives up against writes of other instances. */
const MAX_ATTEMPTS = 10;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one write of the catalogue as a transaction. All of them touch the same counters and would only abort each
 * other, so the writes of one instance wait for one another.
 * @param work may run more than once; what it throws ends the transaction with nothing written
 */
export function writeCatalogue<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const result = last.then(() => firestore().runTransaction(work, { maxAttempts: MAX_ATTEMPTS }));
  last = result.catch(() => undefined);
  return result;
}
