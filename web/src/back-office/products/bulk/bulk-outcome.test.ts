import { expect, test } from 'vitest';
import { countOutcomes, type Outcomes, ROWS_SHOWN, rowsToShow } from './bulk-outcome.ts';

const ROWS = Array.from({ length: ROWS_SHOWN + 50 }, (_, id) => ({ id }));

test('outcomes are counted by kind', () => {
  const outcomes: Outcomes = new Map([
    [1, { kind: 'done' }],
    [2, { kind: 'failed', message: '404: Product not found' }],
    [3, { kind: 'waiting' }],
    [4, { kind: 'done' }],
  ]);
  expect(countOutcomes(outcomes)).toEqual({ done: 2, failed: 1 });
});

test('a long list is cut, and what is left out is counted', () => {
  const { shown, more } = rowsToShow(ROWS, new Map());
  expect([shown.length, shown[0]?.id, more]).toEqual([ROWS_SHOWN, 0, 50]);
});

test('a failure at the far end is shown all the same', () => {
  const last = ROWS.length - 1;
  const { shown } = rowsToShow(ROWS, new Map([[last, { kind: 'failed', message: 'x' }]]));
  expect(shown.slice(0, 2).map(({ id }) => id)).toEqual([last, 0]);
});
