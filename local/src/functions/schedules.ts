import { type FunctionProcessOptions, startFunction } from './function-process.ts';

/** How often Cloud Scheduler would run the exported schedules, in milliseconds (`functions/src/index.ts`). */
const SCHEDULES: Readonly<Record<string, number>> = {
  refreshAmazonPrices: 6 * 60 * 60 * 1_000,
  purgeDeleted: 24 * 60 * 60 * 1_000,
};

type ProcessOptions = Omit<FunctionProcessOptions, 'name' | 'environment'> & {
  environmentOf: (name: string) => Record<string, string>;
};

/**
 * Runs a scheduled function once, as Cloud Scheduler does: by a request to it. Its process lives no longer.
 * @throws Error when it does not start or does not end well
 */
export async function runScheduledFunction(name: string, options: ProcessOptions): Promise<void> {
  const { source, log, environmentOf } = options;
  const process = await startFunction({ name, source, log, environment: environmentOf(name) });
  try {
    const headers = { 'X-CloudScheduler-JobName': name };
    const response = await fetch(process.origin, { method: 'POST', headers });
    if (!response.ok) throw new Error(`The ${name} function answered ${response.status}`);
  } finally {
    await process.stop();
  }
}

/**
 * Runs all schedules on timers.
 * @returns what stops the timers
 */
export function startSchedules(options: ProcessOptions): () => void {
  const timers = Object.entries(SCHEDULES).map(([name, everyMs]) =>
    setInterval(() => {
      runScheduledFunction(name, options).catch((error: Error) => options.log(`[${name}] ${error.message}`));
    }, everyMs).unref(),
  );
  return () => timers.forEach((timer) => void clearInterval(timer));
}
