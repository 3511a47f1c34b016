import type { ScheduleName, ScheduleRun, ScheduleState } from '@rad-rewind/contract/schedules';
import { nextRun } from './next-run.ts';

/** How late a run may begin before it counts as missed: Cloud Scheduler begins within minutes. */
const GRACE_MS = 60 * 60 * 1_000;

/** Whether a run began and can't be running any more. */
function wasKilled({ endedAt, endsBy }: ScheduleRun, now: Date): boolean {
  return endedAt === null && Date.parse(endsBy) <= now.getTime();
}

/** How a schedule is, by its remembered runs, the latest first. */
export function stateOf(name: ScheduleName, [last]: readonly ScheduleRun[], now: Date): ScheduleState {
  if (last === undefined) return 'never';
  if (wasKilled(last, now)) return 'killed';
  if (last.endedAt === null) return 'running';
  if (last.error !== null) return 'failed';
  const due = nextRun(name, new Date(last.startedAt));
  return now.getTime() - due.getTime() > GRACE_MS ? 'late' : 'ok';
}

/** The latest run before the last one that failed or never ended; null where none is remembered. */
export function lastFailure([, ...earlier]: readonly ScheduleRun[], now: Date): ScheduleRun | null {
  return earlier.find((run) => run.error !== null || wasKilled(run, now)) ?? null;
}
