import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { OutageError } from '../outage/outage-error.ts';
import { isFirestoreDown, isRefusedByFirestore } from '../outage/outage-of.ts';
import { receiptOf } from './receipt.ts';
import { SentCommits } from './sent-commits.ts';

/** After this, in milliseconds, nothing is committed any more. */
const COMMIT_BEFORE_MS = 5_000;
/** Waits between attempts, in milliseconds: the first one, doubled with each attempt up to the longest. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_000;

function pauseAfter(attempt: number): Promise<void> {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  // Two that refused each other must not come again together.
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
}

/** One save: a transaction in as many attempts as it takes, of which one at most is applied. */
export class Save<Result> {
  readonly #work: (transaction: Transaction) => Promise<Result>;
  readonly #sent = new SentCommits<Result>();
  readonly #since = performance.now();

  constructor(work: (transaction: Transaction) => Promise<Result>) {
    this.#work = work;
  }

  /** Whether a commit was sent of which nobody knows whether it is applied. */
  get isUnconfirmed(): boolean {
    return this.#sent.isAny;
  }

  /**
   * Attempts it until it is done, refused or late, and looks a last time whether it was done after all.
   * @throws what ended the last attempt
   */
  async run(): Promise<Result> {
    try {
      return await this.#attempts();
    } catch (error) {
      const look = this.#sent.findApplied((references) => firestore().getAll(...references));
      const applied = await look.catch(() => undefined);
      if (applied) return applied.result;
      throw error;
    }
  }

  async #attempts(): Promise<Result> {
    for (let number = 1; ; number += 1) {
      try {
        const attempt = (transaction: Transaction) => this.#attempt(transaction, number);
        // The SDK's own further attempts don't tell a commit that was refused from one whose answer was lost.
        return await firestore().runTransaction(attempt, { maxAttempts: 1 });
      } catch (error) {
        if (isRefusedByFirestore(error)) this.#sent.drop(number);
        if (!isFirestoreDown(error) || this.#isLate()) throw error;
      }
      await pauseAfter(number);
    }
  }

  async #attempt(transaction: Transaction, number: number): Promise<Result> {
    this.#ensureInTime();
    const applied = await this.#sent.findApplied((references) => transaction.getAll(...references));
    if (applied) return applied.result;
    const result = await this.#work(transaction);
    this.#ensureInTime();
    this.#sent.add(number, { receipt: receiptOf(transaction), result });
    return result;
  }

  #isLate(): boolean {
    return performance.now() - this.#since > COMMIT_BEFORE_MS;
  }

  #ensureInTime(): void {
    if (this.#isLate()) throw new OutageError('firestore', 'not-saved');
  }
}
