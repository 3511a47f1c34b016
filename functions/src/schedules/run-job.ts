import { randomUUID } from 'node:crypto';
import type { ScheduleName } from '@rad-rewind/contract/schedules';
import type { Trace } from '../audit/trace.ts';
import { logEvent } from '../log/log-event.ts';
import { JOBS } from './jobs.ts';
import { RunFailedError } from './run-failed.ts';
import { AlreadyRunningError, beginRun, endRun } from './run-store.ts';
import { TIMETABLE } from './timetable.ts';

const BY_SCHEDULE = 'schedule';
/** As long as a function that an admin waits for may run (Cloud Functions' default). */
const WAITED_FOR_SECONDS = 60;
const UNKNOWN_FAILURE = 'Something went wrong on our side; see the log of the functions.';

/**
 * Runs a schedule's job once and keeps how it went: that it began before it does anything, how it ended after. One
 * whose process dies is remembered as begun and never ended.
 * @param trace of the admin who asked for it; null where nobody did
 * @returns once it ended well, or failed for a reason that is kept with it
 * @throws AlreadyRunningError while another run of it goes on
 * @throws OutageError where its beginning or end cannot be kept
 * @throws whatever nobody foresaw, which is kept as a failure too
 */
export async function runJob(name: ScheduleName, now: Date, trace: Trace | null): Promise<void> {
  const id = randomUUID();
  const withinSeconds = trace ? WAITED_FOR_SECONDS : TIMETABLE[name].timeoutSeconds;
  await beginRun(name, { id, at: now, withinSeconds, by: trace?.who ?? BY_SCHEDULE }, (transaction) => {
    trace?.write(transaction, { kind: 'schedule', verb: 'run', subject: name, before: null, after: null });
  });
  let outcome: string;
  try {
    outcome = await JOBS[name].run(now, trace);
  } catch (error) {
    const isKnown = error instanceof RunFailedError;
    logEvent('schedule-failed', { schedule: name, error: isKnown ? error.message : error });
    const reason = isKnown ? error.message : UNKNOWN_FAILURE;
    await endRun(name, id, { at: new Date(), outcome: null, error: reason });
    if (isKnown) return;
    throw error;
  }
  // A run that went well is noted as that, or not at all: where this fails, nothing says that the run did.
  await endRun(name, id, { at: new Date(), outcome, error: null });
}

/** Runs a job because its time has come; where an admin runs it at the moment, that run does. */
export async function runOnTime(name: ScheduleName): Promise<void> {
  try {
    await runJob(name, new Date(), null);
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    logEvent('schedule-skipped', { schedule: name });
  }
}
