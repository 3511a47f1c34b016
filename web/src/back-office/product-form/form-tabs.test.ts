import { productInputSchema } from '@rad-rewind/contract/product';
import { expect, test } from 'vitest';
import { errorCount, FORM_TABS, firstError } from './form-tabs.ts';

test('every field of a product stands on exactly one tab', () => {
  const placed = FORM_TABS.flatMap(({ fields }) => [...fields]).sort();
  expect(placed).toEqual(Object.keys(productInputSchema.shape).sort());
});

test('the first error is that of the first tab', () => {
  expect(firstError({ seoTitle: {}, slug: {}, images: {} })).toEqual({ tab: 'basic', field: 'slug' });
  expect(firstError({ seoTitle: {} })).toEqual({ tab: 'seo', field: 'seoTitle' });
  expect(firstError({})).toBeNull();
});

test('a tab counts its own errors', () => {
  const errors = { name: {}, slug: {}, images: {} };
  expect(FORM_TABS.map((tab) => errorCount(tab, errors))).toEqual([2, 1, 0, 0]);
});
