/**
 * Who holds which documents. Firestore lets a transaction wait for the documents that another one has read; the
 * engine lets both go on and refuses the later, which the SDK then tries again after a second or more.
 */
export type TransactionLocks = {
  /** Notes a transaction that may take documents. */
  open(transaction: string): void;
  /**
   * Waits until no other transaction holds one of the documents, then holds them. It waits for each holder no longer
   * than {@link MAX_WAIT_MS}: two may wait for each other, and the engine then refuses one of them.
   * @param transaction one that is open; others (they only read) don't wait
   */
  take(transaction: string, documents: string[]): Promise<void>;
  /** Gives the transaction the name by which it is known from now on. */
  rename(transaction: string, name: string): void;
  /** Frees what the transaction holds. */
  close(transaction: string): void;
};

export const MAX_WAIT_MS = 500;

type Holder = { documents: Set<string>; closed: Promise<void>; close: () => void };

/** @returns locks that nobody holds */
export function createTransactionLocks(maxWaitMs: number = MAX_WAIT_MS): TransactionLocks {
  const holders = new Map<string, Holder>();
  const held = new Map<string, Holder>();

  const take = async (holder: Holder, document: string): Promise<void> => {
    for (;;) {
      const other = held.get(document);
      if (!other || other === holder) break;
      if (!(await settledWithin(other.closed, maxWaitMs))) break;
    }
    held.set(document, holder);
    holder.documents.add(document);
  };
  return {
    open(transaction) {
      const { promise, resolve } = withResolver();
      holders.set(transaction, { documents: new Set(), closed: promise, close: resolve });
    },
    async take(transaction, documents) {
      const holder = holders.get(transaction);
      if (!holder) return;
      // In one order for all, so that two transactions which read the same documents don't block each other.
      for (const document of documents.toSorted()) await take(holder, document);
    },
    rename(transaction, name) {
      const holder = holders.get(transaction);
      if (!holder) return;
      holders.delete(transaction);
      holders.set(name, holder);
    },
    close(transaction) {
      const holder = holders.get(transaction);
      if (!holder) return;
      holders.delete(transaction);
      for (const document of holder.documents) if (held.get(document) === holder) held.delete(document);
      holder.close();
    },
  };
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function settledWithin(promise: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((done) => {
    timer = setTimeout(done, milliseconds, false);
  });
  const settled = await Promise.race([promise.then(() => true), timeout]);
  clearTimeout(timer);
  return settled;
}
