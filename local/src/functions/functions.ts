import { type FunctionProcess, startFunction } from './function-process.ts';

/** All functions of the project, running. */
export interface Functions {
  /** Origin by function name. */
  origins: Record<string, string>;
  /** By function name, what tells where it listens once it does. */
  addresses: Record<string, () => Promise<string>>;
  pids: number[];
  /** Resolves with a line saying which one ended by itself. */
  died: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a process for each function, at the same time.
 * @param environmentOf the whole environment of a function's process, by function name
 * @throws when one doesn't start; the others are stopped then
 */
export async function startFunctions(options: {
  names: string[];
  source: string;
  environmentOf: (name: string) => Record<string, string>;
  log: (line: string) => void;
}): Promise<Functions> {
  const starts = await Promise.allSettled(
    options.names.map((name) =>
      startFunction({
        name,
        source: options.source,
        environment: options.environmentOf(name),
        log: (line) => options.log(`[${name}] ${line}`),
      }),
    ),
  );
  const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return {
    origins: originsOf(running),
    addresses: Object.fromEntries(running.map(({ name, origin }) => [name, async () => origin])),
    pids: running.map((process) => process.pid),
    died: Promise.race(running.map((process) => process.died)),
    stop,
  };
}

function originsOf(running: FunctionProcess[]): Record<string, string> {
  return Object.fromEntries(running.map((process) => [process.name, process.origin]));
}
