import { setTimeout as pause } from 'node:timers/promises';
import { type FunctionProcess, type FunctionProcessOptions, startFunction } from './function-process.ts';

/** A function that is started again whenever it dies. */
export interface SupervisedFunction {
  name: string;
  /** Its process of now; of the last one while none runs. */
  process(): Pick<FunctionProcess, 'origin' | 'pid'>;
  /** Where it listens, once it does. @throws Error when the start that is under way fails */
  address(): Promise<string>;
  stop(): Promise<void>;
}

/** Who lived this long did not die of being started, in milliseconds. */
const STEADY_MS = 10_000;
/** After its first death a function is started at once, after further ones in a row ever later, in milliseconds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts a function and keeps it running, as Cloud Run does with its instances.
 * @param options `notice` takes lines that say why it died and when it is started again
 * @throws when its first start fails, with the last line it wrote
 */
export async function superviseFunction(
  options: FunctionProcessOptions & { notice: (line: string) => void },
): Promise<SupervisedFunction> {
  const { name, notice } = options;
  const stopping = new AbortController();
  let running = await startFunction(options);
  let start = Promise.resolve(running.origin);

  const startIn = async (milliseconds: number) => {
    await pause(milliseconds, undefined, { signal: stopping.signal });
    running = await startFunction(options);
    return running.origin;
  };

  const keepRunning = async () => {
    let startedAt = performance.now();
    let deaths = 0;
    let end = await running.died;
    while (!stopping.signal.aborted) {
      deaths = performance.now() - startedAt < STEADY_MS ? deaths + 1 : 1;
      const milliseconds = pauseAfter(deaths);
      notice(`${end}. ${nextStart(milliseconds, deaths)}`);
      start = startIn(milliseconds);
      startedAt = performance.now() + milliseconds;
      try {
        await start;
        if (!stopping.signal.aborted) notice(`The ${name} function runs again`);
        end = await running.died;
      } catch (error) {
        end = error instanceof Error ? error.message : String(error);
      }
    }
  };
  void keepRunning();

  return {
    name,
    process: () => running,
    address: () => start,
    async stop() {
      stopping.abort();
      await start.catch(() => undefined);
      await running.stop();
    },
  };
}

function pauseAfter(deaths: number): number {
  return deaths === 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 2), LONGEST_PAUSE_MS);
}

function nextStart(milliseconds: number, deaths: number): string {
  if (milliseconds === 0) return 'It is started again';
  return `It has ended ${deaths} times in a row and is started again in ${milliseconds / 1_000} s`;
}
