import { Cron } from 'croner';
import { type Declaration, launcherEnvironment, readDeclarations } from './declarations.ts';
import { type FunctionProcessOptions, startFunction } from './function-process.ts';
import { toLogLine } from './log-line.ts';

/** Where a schedule names no time zone (Firebase documentation, "Schedule functions"). */
const DEFAULT_TIME_ZONE = 'America/Los_Angeles';

type ProcessOptions = Omit<FunctionProcessOptions, 'name' | 'environment'> & {
  environmentOf: (name: string) => Record<string, string>;
};

/**
 * Runs a scheduled function once, as Cloud Scheduler does: by a request to it. Its process lives no longer.
 * @throws Error when it does not start or does not end well
 */
export async function runScheduledFunction(name: string, options: ProcessOptions): Promise<void> {
  const { source, node, environmentOf } = options;
  const log = (line: string) => options.log(toLogLine(name, line));
  const declarations = await readDeclarations(source);
  const environment = { ...environmentOf(name), ...launcherEnvironment(declarations[name]) };
  const process = await startFunction({ name, source, node, log, environment });
  try {
    const headers = { 'X-CloudScheduler-JobName': name };
    const response = await fetch(process.origin, { method: 'POST', headers });
    if (!response.ok) throw new Error(`The ${name} function answered ${response.status}`);
  } finally {
    await process.stop();
  }
}

/**
 * The time table of a scheduled function; it runs nothing until it is given something to run.
 * @throws TypeError when it is no crontab line
 */
export function timeTableOf({ schedule, timeZone }: NonNullable<Declaration['scheduleTrigger']>): Cron {
  return new Cron(schedule, { timezone: timeZone ?? DEFAULT_TIME_ZONE, unref: true, protect: true });
}

/**
 * Runs the scheduled functions of a folder when they say that they are to be run.
 * @returns what stops the clocks
 */
export async function startSchedules(options: ProcessOptions): Promise<() => void> {
  const clocks = Object.entries(await readDeclarations(options.source)).flatMap(
    ([name, { scheduleTrigger }]) => {
      if (!scheduleTrigger) return [];
      const runOnce = () =>
        runScheduledFunction(name, options).catch((error: Error) =>
          options.log(toLogLine(name, error.message)),
        );
      return [timeTableOf(scheduleTrigger).schedule(runOnce)];
    },
  );
  return () => clocks.forEach((clock) => void clock.stop());
}
