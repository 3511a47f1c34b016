import type { PriceRefresh } from '@rad-rewind/contract/amazon';
import { expect, test } from 'vitest';
import { refreshToast } from './refresh-toast.ts';

const run = (changes: Partial<PriceRefresh>): PriceRefresh => ({
  lastRunAt: '2026-11-20T12:00:00.000Z',
  refreshed: 0,
  withoutPrice: 0,
  failed: 0,
  error: null,
  failures: [],
  ...changes,
});

test.each([
  ['all came', { refreshed: 3 }, undefined, 'Prices refreshed', '3 refreshed, 0 failed.'],
  ['there is nothing to refresh', {}, undefined, 'Prices refreshed', '0 refreshed, 0 failed.'],
  [
    'it was refused',
    { error: 'Amazon refused the credentials. Check them.' },
    'destructive',
    'Error',
    'Failed to refresh prices: Amazon refused the credentials. Check them.',
  ],
  [
    'it was refused on the way',
    { error: 'Amazon asks to wait.', refreshed: 20, failed: 1 },
    'destructive',
    'Error',
    'Failed to refresh prices: Amazon asks to wait. Before that: 20 refreshed, 1 failed.',
  ],
  [
    'some failed',
    { refreshed: 2, failed: 1 },
    'destructive',
    'Error',
    'Failed to refresh prices: 2 refreshed, 1 failed.',
  ],
])('a run of which %s', (_what, changes, variant, title, description) => {
  expect(refreshToast(run(changes))).toEqual({ title, description, ...(variant && { variant }) });
});
