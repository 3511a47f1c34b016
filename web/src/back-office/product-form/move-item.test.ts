import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('from %i to %i', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected);
});
