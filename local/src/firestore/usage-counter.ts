/** Documents read, written and deleted, as Firestore would bill them. */
export type UsageCounts = { reads: number; writes: number; deletes: number };

export type UsageCounter = {
  /** Counts so far. */
  counts(): UsageCounts;
  /** Starts again at nought. */
  reset(): void;
  read(documents: number): void;
  /** @param writes the writes of one commit, as they arrive over gRPC */
  write(writes: { delete?: unknown; verify?: unknown }[]): void;
};

/** @returns a counter that stands at nought */
export function createUsageCounter(): UsageCounter {
  let current: UsageCounts = { reads: 0, writes: 0, deletes: 0 };
  return {
    counts: () => ({ ...current }),
    reset() {
      current = { reads: 0, writes: 0, deletes: 0 };
    },
    read(documents) {
      current.reads += documents;
    },
    write(writes) {
      for (const write of writes) {
        if (write.delete) current.deletes += 1;
        else if (!write.verify) current.writes += 1;
      }
    },
  };
}
