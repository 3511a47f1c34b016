import { expect, test } from 'vitest';
import { testProduct } from '../../testing/product.ts';
import { changedProduct } from './bulk-change.ts';

const PRODUCT = testProduct(7, { categoryId: 4, isFeatured: true, tags: ['neon'], description: '<p>x</p>' });

test('a bulk action sets what it is about and keeps the rest', () => {
  const changed = changedProduct(PRODUCT, { categoryId: null, isNewArrival: true });
  expect(PRODUCT).toMatchObject({ ...changed, categoryId: 4, isNewArrival: false });
  expect(changed).toMatchObject({ categoryId: null, isNewArrival: true, isFeatured: true, tags: ['neon'] });
});
