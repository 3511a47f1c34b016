import { productInputSchema } from '@rad-rewind/contract/product';
import { expect, test } from 'vitest';
import { testProduct } from '../testing/product.ts';
import { duplicateFormValues, EMPTY_PRODUCT, productFormValues } from './product-form-values.ts';

const PRODUCT = testProduct(7, {
  name: 'Lava Lamp',
  slug: 'lava-lamp',
  description: '<p>Slow.</p>',
  featuredImage: '/uploads/lamp.webp',
  images: ['/uploads/lamp-2.webp'],
  categoryId: 4,
  tags: ['lighting'],
  isNewArrival: true,
  newArrivalDate: '2026-01-01T00:00:00.000Z',
});

test('a product that is opened and saved unchanged stays as it is', () => {
  const saved = productInputSchema.parse(productFormValues(PRODUCT));
  expect(PRODUCT).toMatchObject(saved);
});

test('the empty form holds a value for every field', () => {
  expect(Object.keys(EMPTY_PRODUCT).sort()).toEqual(Object.keys(productInputSchema.shape).sort());
});

test('a copy takes a name and a slug of its own', () => {
  const copy = duplicateFormValues(PRODUCT, ['lava-lamp', 'lava-lamp-copy', 'lava-lamp-copy-2']);
  expect([copy.name, copy.slug]).toEqual(['Lava Lamp (copy)', 'lava-lamp-copy-3']);
  expect(copy.tags).toEqual(['lighting']);
});
