import { HttpError } from '../http/http-error.ts';

const TOO_BUSY = 'Too many pictures are being worked on right now. Please try again in a moment.';
/** In seconds. */
const RETRY_AFTER = '5';

/**
 * Makes a gate that lets a number of jobs run at a time; the others wait in the order they came.
 * @param atOnce how many run
 * @param mostWaiting how many may wait; whoever comes then is refused
 * @returns a runner that throws, besides what the job throws, HttpError 503 with Retry-After
 */
export function limitJobs(
  atOnce: number,
  mostWaiting: number,
): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (free > 0) free -= 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new HttpError(503, TOO_BUSY, { headers: { 'Retry-After': RETRY_AFTER } });
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (job) => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
