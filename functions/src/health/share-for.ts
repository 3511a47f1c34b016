/**
 * Shares what `work` gives among all who ask while it runs and for a while after it began.
 * @param milliseconds how long one result does for all
 * @param work must not fail
 */
export function shareFor<Result>(milliseconds: number, work: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  let goodUntil = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (shared === undefined || now >= goodUntil) {
      shared = work();
      goodUntil = now + milliseconds;
    }
    return shared;
  };
}
