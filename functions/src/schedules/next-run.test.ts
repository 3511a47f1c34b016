import { expect, it } from 'vitest';
import { everyMinutes, nextRun } from './next-run.ts';

it.each([
  ['refreshAmazonPrices', '2026-11-22T00:00:00Z', '2026-11-22T00:17:00.000Z'],
  ['refreshAmazonPrices', '2026-11-22T00:17:00Z', '2026-11-22T06:17:00.000Z'],
  ['refreshAmazonPrices', '2026-12-31T18:17:01Z', '2027-01-01T00:17:00.000Z'],
  ['purgeDeleted', '2026-11-22T03:40:59Z', '2026-11-22T03:41:00.000Z'],
  ['purgeDeleted', '2028-02-28T03:41:00Z', '2028-02-29T03:41:00.000Z'],
] as const)('%s is due after %s at %s', (name, after, due) => {
  expect(nextRun(name, new Date(after)).toISOString()).toBe(due);
});

it('goes by UTC, whatever the time zone of the machine and its changes of the clock', () => {
  // The night in which the clocks of New York go back, and of Berlin forth.
  expect(nextRun('purgeDeleted', new Date('2026-11-01T03:00:00Z')).toISOString()).toBe(
    '2026-11-01T03:41:00.000Z',
  );
  expect(everyMinutes('purgeDeleted', new Date('2026-03-28T12:00:00Z'))).toBe(24 * 60);
});

it('tells how often a schedule runs', () => {
  const now = new Date('2026-11-22T05:00:00Z');
  expect(everyMinutes('refreshAmazonPrices', now)).toBe(6 * 60);
  expect(everyMinutes('purgeDeleted', now)).toBe(24 * 60);
});
