import type { Transaction } from 'firebase-admin/firestore';
import { HttpError } from './http/http-error.ts';
import { logEvent } from './log/log-event.ts';
import { OutageError } from './outage/outage-error.ts';
import { isFirestoreDown } from './outage/outage-of.ts';
import { Save } from './saves/save.ts';

/** After this every commit is answered or given up (`firestore-settings.ts`), so that the answer is the truth. */
const ANSWER_BEFORE_MS = 8_500;

function failureOf(save: Save<unknown>, cause: unknown): OutageError {
  logEvent(save.isUnconfirmed ? 'save-unconfirmed' : 'firestore-unreachable', { error: cause });
  return new OutageError('firestore', save.isUnconfirmed ? 'unconfirmed' : 'not-saved', cause);
}

/**
 * Runs a transaction in bounded time, again and again while Firestore fails or others write the same documents: it is
 * written once and as a whole, or not at all, or the failure says that nobody knows
 * (docs/decisions/0013-recognised-saves.md).
 * @param work may run more than once, so it leaves a receipt (`saves/receipt.ts`) unless doing it twice does no harm;
 *   what it throws ends the transaction with nothing written
 * @throws OutageError `not-saved` where Firestore is out of reach or too busy and nothing was written,
 *   `unconfirmed` where a commit was sent and nobody can tell whether it was applied
 */
export async function transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  const save = new Save(work);
  let timer: NodeJS.Timeout | undefined;
  const lateness = new Error(`no answer within ${ANSWER_BEFORE_MS} ms`);
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, ANSWER_BEFORE_MS, lateness);
  });
  try {
    return await Promise.race([save.run(), late]);
  } catch (error) {
    // A refusal is the truth: it was found in one moment with the receipts, so no commit sent before comes after it.
    if (error instanceof HttpError) throw error;
    const isOutage = error === lateness || error instanceof OutageError || isFirestoreDown(error);
    throw isOutage || save.isUnconfirmed ? failureOf(save, error) : error;
  } finally {
    clearTimeout(timer);
  }
}
