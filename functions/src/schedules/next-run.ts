import type { ScheduleName } from '@rad-rewind/contract/schedules';
import { Cron } from 'croner';
import { TIME_ZONE, TIMETABLE } from './timetable.ts';

/** The next moment after another at which a schedule is due. */
export function nextRun(name: ScheduleName, after: Date): Date {
  const next = new Cron(TIMETABLE[name].cron, { timezone: TIME_ZONE, paused: true }).nextRun(after);
  if (next === null) throw new Error(`${name} never runs`);
  return next;
}

/** Minutes from one run to the next, as the timetable has them after a moment. */
export function everyMinutes(name: ScheduleName, after: Date): number {
  const next = nextRun(name, after);
  return Math.round((nextRun(name, next).getTime() - next.getTime()) / 60_000);
}
