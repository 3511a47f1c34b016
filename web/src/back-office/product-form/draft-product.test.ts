import { publicProductSchema } from '@rad-rewind/contract/product';
import { expect, test } from 'vitest';
import { draftProduct } from './draft-product.ts';
import { EMPTY_PRODUCT } from './product-form-values.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

test('even an empty form can be previewed', () => {
  const draft = draftProduct(EMPTY_PRODUCT, null, NOW);
  expect(publicProductSchema.parse(draft)).toEqual(draft);
  expect(draft).toMatchObject({ id: 0, name: 'Unnamed product', price: null, categoryId: null });
});

test('the preview shows what the fields hold', () => {
  const values = { ...EMPTY_PRODUCT, name: ' Lamp ', price: '$3', categoryId: '4', isNewArrival: true };
  expect(draftProduct(values, 7, NOW)).toMatchObject({
    id: 7,
    name: 'Lamp',
    price: '$3',
    categoryId: 4,
    isNewArrival: true,
  });
});
