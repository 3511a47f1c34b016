import { expect, test } from 'vitest';
import { checklist, runProgress, runSummary, type SyncStates, stateOf } from './sync-run.ts';

const STATES: SyncStates = {
  'b.webp': { kind: 'synced' },
  'c.webp': { kind: 'failed', message: '404: Not Found' },
  'd.webp': { kind: 'waiting' },
};

test('what was copied stays in the list beside what is missing', () => {
  expect(checklist(['d.webp', 'a.webp', 'c.webp'], STATES)).toEqual(['a.webp', 'b.webp', 'c.webp', 'd.webp']);
});

test('an untouched image is missing, whatever it is called', () => {
  expect(stateOf(STATES, 'a.webp').kind).toBe('missing');
  expect(stateOf(STATES, 'constructor').kind).toBe('missing');
});

test('progress counts what is done', () => {
  const progress = runProgress(['b.webp', 'c.webp', 'd.webp'], STATES);
  expect(progress).toEqual({ total: 3, synced: 1, failed: 1 });
  expect(runSummary(progress)).toBe('Successfully synced 1 images, failed to sync 1 images.');
});
