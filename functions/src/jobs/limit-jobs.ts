/**
 * Makes a gate that lets a number of jobs run at a time; the others wait in the order they came.
 * @param atOnce how many
 */
export function limitJobs(atOnce: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
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
