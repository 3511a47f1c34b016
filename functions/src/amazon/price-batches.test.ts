import { expect, it } from 'vitest';
import { batchesByAsin } from './price-batches.ts';

const product = (productId: number, asin: string) => ({ productId, asin, servedAt: 0 });

it('makes batches of ten ASINs, with all products of an ASIN in the same one', () => {
  const products = Array.from({ length: 23 }, (_, index) => product(index, `B0${index}`));
  const batches = batchesByAsin([...products, product(99, 'B00')]);
  expect(batches.map((batch) => new Set(batch.map(({ asin }) => asin)).size)).toEqual([10, 10, 3]);
  expect(batches[0]?.filter(({ asin }) => asin === 'B00').map(({ productId }) => productId)).toEqual([0, 99]);
});

it('makes none of nothing', () => {
  expect(batchesByAsin([])).toEqual([]);
});
