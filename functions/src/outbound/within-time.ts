/**
 * Gives work a time limit that holds to its end, the last byte of an answer's body included.
 * @param work gets a signal that is aborted when the time is over
 * @param timedOut makes the error that is thrown then
 */
export async function withinTime<Result>(
  timeLimitMs: number,
  timedOut: () => Error,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // The signal alone would not do: once the headers are there, Node may have let go of what listens to it.
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(timedOut());
      controller.abort();
    }, timeLimitMs);
  });
  try {
    return await Promise.race([work(controller.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
}
