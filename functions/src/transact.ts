import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';
import { logEvent } from './log/log-event.ts';
import { OutageError } from './outage/outage-error.ts';
import { isFirestoreDown } from './outage/outage-of.ts';

/** After this, in milliseconds, nothing is committed any more. */
const COMMIT_BEFORE_MS = 5_000;
/** After this every commit is answered or given up (`firestore-settings.ts`), so that the answer is the truth. */
const ANSWER_BEFORE_MS = 8_500;

/**
 * Runs a transaction in bounded time: it is written as a whole, or not at all, or the failure says that nobody knows.
 * @param work may run more than once; what it throws ends the transaction with nothing written
 * @param maxAttempts tries against writes of others
 * @throws OutageError `not-saved` where Firestore is out of reach or too busy and nothing was written,
 *   `unconfirmed` where a commit was sent and not answered
 */
export async function transact<Result>(
  work: (transaction: Transaction) => Promise<Result>,
  maxAttempts = 5,
): Promise<Result> {
  const since = performance.now();
  let commitSent = false;
  const isLate = () => performance.now() - since > COMMIT_BEFORE_MS;
  const attempt = async (transaction: Transaction): Promise<Result> => {
    if (isLate()) throw new OutageError('firestore', 'not-saved');
    const result = await work(transaction);
    if (isLate()) throw new OutageError('firestore', 'not-saved');
    commitSent = true;
    return result;
  };
  const failure = (cause: unknown): OutageError => {
    // An aborted commit was answered: it wrote nothing.
    const isUnknown = commitSent && !(cause instanceof Error && 'code' in cause && cause.code === 10);
    logEvent(isUnknown ? 'save-unconfirmed' : 'firestore-unreachable', { error: cause });
    return new OutageError('firestore', isUnknown ? 'unconfirmed' : 'not-saved', cause);
  };
  let timer: NodeJS.Timeout | undefined;
  const lateness = new Error(`no answer within ${ANSWER_BEFORE_MS} ms`);
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, ANSWER_BEFORE_MS, lateness);
  });
  try {
    return await Promise.race([firestore().runTransaction(attempt, { maxAttempts }), late]);
  } catch (error) {
    const isOutage = error === lateness || error instanceof OutageError || isFirestoreDown(error);
    throw isOutage ? failure(error) : error;
  } finally {
    clearTimeout(timer);
  }
}
