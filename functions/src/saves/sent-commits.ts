import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Receipt } from './receipt.ts';

/** A commit that was sent. */
export interface SentCommit<Result> {
  /** Undefined for work that may run twice. */
  readonly receipt: Receipt | undefined;
  /** What the save comes to if this commit was applied. */
  readonly result: Result;
}

/** Reads documents as they are now. */
export type ReadDocuments = (references: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/** The commits of one save that were sent and of which nobody knows whether they were applied, by attempt. */
export class SentCommits<Result> {
  readonly #sent = new Map<number, SentCommit<Result>>();

  /** Whether the save may have been written. */
  get isAny(): boolean {
    return this.#sent.size > 0;
  }

  add(attempt: number, commit: SentCommit<Result>): void {
    this.#sent.set(attempt, commit);
  }

  /** Forgets the commit of an attempt, which wrote nothing. */
  drop(attempt: number): void {
    this.#sent.delete(attempt);
  }

  /** The commit that was applied, by its receipt; undefined where there is none. */
  async findApplied(read: ReadDocuments): Promise<SentCommit<Result> | undefined> {
    const left = [...this.#sent.values()].flatMap((commit) =>
      commit.receipt ? [{ commit, receipt: commit.receipt }] : [],
    );
    if (left.length === 0) return undefined;
    const documents = await read(left.map(({ receipt }) => receipt.reference));
    return left.find(({ receipt }, index) => {
      const document = documents[index];
      return document !== undefined && receipt.isLeft(document);
    })?.commit;
  }
}
