import type { Schedule, ScheduleName, ScheduleRun } from '@rad-rewind/contract/schedules';
import type { StatusRow, Tone } from './status-row.ts';
import { capitalised, whenText } from './when-text.ts';

const NAMES: Readonly<Record<ScheduleName, string>> = {
  refreshAmazonPrices: 'Amazon price refresh',
  purgeDeleted: 'Deleted for good',
};

const BADGES: Readonly<Record<Schedule['state'], { tone: Tone; word: string }>> = {
  ok: { tone: 'ok', word: 'OK' },
  failed: { tone: 'bad', word: 'FAILED' },
  running: { tone: 'note', word: 'RUNNING' },
  killed: { tone: 'bad', word: 'BROKE OFF' },
  late: { tone: 'bad', word: 'LATE' },
  never: { tone: 'note', word: 'NOT YET' },
};

/** How often: "every 6 h", "every day", "every 90 min". */
export function everyText(minutes: number): string {
  const [days, hours] = [minutes / (24 * 60), minutes / 60];
  if (days === 1) return 'every day';
  if (Number.isInteger(days)) return `every ${days} days`;
  return Number.isInteger(hours) ? `every ${hours} h` : `every ${minutes} min`;
}

function stateText({ state, lastRun }: Schedule, now: Date): string {
  if (lastRun === null) return 'Has not run yet';
  const began = whenText(lastRun.startedAt, now);
  if (state === 'failed') return `Failed ${began}`;
  if (state === 'killed') return `Began ${began}, and never ended`;
  if (state === 'running') return `Running since ${began}`;
  if (state === 'late') return `Last run ${began}, and the next one did not come`;
  return capitalised(began);
}

function failureText({ startedAt, error }: ScheduleRun, now: Date): string {
  const when = whenText(startedAt, now);
  return error === null
    ? `before that: began ${when}, and never ended`
    : `before that: failed ${when}, "${error}"`;
}

function details({ lastRun, lastFailure, nextRunAt, everyMinutes }: Schedule, now: Date): string[] {
  const parts: string[] = [];
  if (lastRun?.error) parts.push(`"${lastRun.error}"`);
  if (lastRun?.outcome) parts.push(lastRun.outcome);
  if (lastRun && lastRun.by !== 'schedule') parts.push(`by ${lastRun.by}`);
  parts.push(`next ${whenText(nextRunAt, now)}`, `runs ${everyText(everyMinutes)}`);
  if (lastFailure) parts.push(failureText(lastFailure, now));
  return parts;
}

/** What a schedule is called in front of people. */
export const scheduleTitle = (name: ScheduleName): string => NAMES[name];

/** A schedule as the screen tells it. */
export function scheduleRow(schedule: Schedule, now: Date): StatusRow {
  return {
    name: NAMES[schedule.name],
    text: stateText(schedule, now),
    detail: details(schedule, now).join('; '),
    badge: BADGES[schedule.state],
  };
}
