import { expect, it } from 'vitest';
import { timeTableOf } from './schedules.ts';

it.each([
  ['41 3 * * *', 'Europe/Berlin', '2026-01-01T00:00Z', '2026-01-01T02:41:00.000Z'],
  ['41 3 * * *', 'Europe/Berlin', '2026-07-01T00:00Z', '2026-07-01T01:41:00.000Z'],
  ['17 */6 * * *', 'Etc/UTC', '2026-01-01T06:17:00Z', '2026-01-01T12:17:00.000Z'],
  ['0 0 * * *', null, '2026-01-01T00:00Z', '2026-01-01T08:00:00.000Z'],
])('%s in %s is due next after %s at %s', (schedule, timeZone, after, due) => {
  expect(timeTableOf({ schedule, timeZone }).nextRun(new Date(after))?.toISOString()).toBe(due);
});

it('what is no crontab line is refused', () => {
  expect(() => timeTableOf({ schedule: 'every 6 hours' })).toThrow(TypeError);
});
