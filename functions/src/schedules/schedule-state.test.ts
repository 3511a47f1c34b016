import type { ScheduleRun } from '@rad-rewind/contract/schedules';
import { describe, expect, it } from 'vitest';
import { lastFailure, stateOf } from './schedule-state.ts';

const NAME = 'refreshAmazonPrices';
const run = (startedAt: string, rest: Partial<ScheduleRun> = {}): ScheduleRun => ({
  startedAt,
  endedAt: startedAt,
  endsBy: new Date(Date.parse(startedAt) + 900_000).toISOString(),
  by: 'schedule',
  outcome: 'done',
  error: null,
  ...rest,
});
const unended = { endedAt: null, outcome: null };
const failed = { outcome: null, error: 'Amazon is throttling us.' };
const STARTED = '2026-11-22T06:17:00.000Z';
const at = (time: string) => new Date(`2026-11-22T${time}Z`);

describe('a schedule', () => {
  it.each([
    ['never', [], '06:20:00'],
    ['ok', [run(STARTED)], '06:20:00'],
    ['failed', [run(STARTED, failed)], '06:20:00'],
    ['running', [run(STARTED, unended)], '06:31:59'],
    ['killed', [run(STARTED, unended)], '06:32:00'],
    // Due again at 12:17.
    ['ok', [run(STARTED)], '13:17:00'],
    ['late', [run(STARTED)], '13:17:01'],
    // One that an admin asked for counts as one: the next is due after it.
    ['ok', [run('2026-11-22T12:10:00.000Z', { by: 'admin' }), run(STARTED)], '12:30:00'],
    // What is wrong with the last run matters more than that the next did not come.
    ['failed', [run(STARTED, failed)], '20:00:00'],
    ['killed', [run(STARTED, unended)], '20:00:00'],
    ['ok', [run(STARTED), run('2026-11-22T00:17:00.000Z', failed)], '06:20:00'],
  ] as const)('is %s', (state, runs, time) => {
    expect(stateOf(NAME, runs, at(time))).toBe(state);
  });
});

describe('the last failure', () => {
  const earlier = run('2026-11-22T00:17:00.000Z', failed);

  it('is the latest one before the last run, also of one that never ended', () => {
    const killed = run('2026-11-21T18:17:00.000Z', unended);
    expect(lastFailure([run(STARTED), earlier, killed], at('07:00:00'))).toBe(earlier);
    expect(lastFailure([run(STARTED), killed, earlier], at('07:00:00'))).toBe(killed);
  });

  it('is none where the last run itself is the only one, or all went well', () => {
    expect(lastFailure([], at('07:00:00'))).toBeNull();
    expect(lastFailure([earlier], at('07:00:00'))).toBeNull();
    expect(lastFailure([run(STARTED), run(STARTED)], at('07:00:00'))).toBeNull();
  });
});
