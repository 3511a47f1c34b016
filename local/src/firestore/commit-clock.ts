/**
 * The engine tells versions apart by millisecond. Two commits within one millisecond would look like one, and a
 * transaction would overlook the change it must lose to. So time stands still between commits and every commit
 * begins by moving it on.
 */
export type CommitClock = {
  /** The engine's present: never earlier than any time it gave before. */
  now(): Date;
  /** Moves the present past every time given so far. To be called before each commit. */
  advance(): void;
};

/**
 * @param systemNow the machine's clock, in milliseconds since 1970
 * @returns a clock that follows the machine's and never runs backwards
 */
export function createCommitClock(systemNow: () => number = Date.now): CommitClock {
  let last = 0;
  const follow = (): number => Math.max(last, systemNow());
  return {
    now() {
      last = follow();
      return new Date(last);
    },
    advance() {
      last = Math.max(last + 1, systemNow());
    },
  };
}
