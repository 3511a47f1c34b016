import { expect, it } from 'vitest';
import { toleratedAge } from './kept-entries.ts';

it.each([
  [0, 0],
  [40, 0],
  [1_000, 0],
  [1_001, 1_001_000],
  [50_000, 50_000_000],
])('with %d products what is kept may be %d ms behind', (products, age) => {
  expect(toleratedAge(products)).toBe(age);
});

it('a large catalogue that never rests costs a read a second at most', () => {
  const products = 50_000;
  expect(products / (toleratedAge(products) / 1_000)).toBeLessThanOrEqual(1);
});
