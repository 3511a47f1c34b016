import type { Category } from '@rad-rewind/contract/category';
import { expect, test } from 'vitest';
import { categoryOptions } from './category-options.ts';

const category = (id: number, name: string): Category => ({
  id,
  name,
  slug: name,
  description: null,
  image: null,
  updatedAt: null,
});
const CATEGORIES = [category(1, 'Toys'), category(11, 'Music')];
const NONE = { value: '', label: 'None' };
const TOYS = { value: '1', label: 'Toys' };
const MUSIC = { value: '11', label: 'Music' };

test.each([
  ['none', '', CATEGORIES, [NONE, TOYS, MUSIC]],
  ['one that is there', '11', CATEGORIES, [NONE, TOYS, MUSIC]],
  ['one that was deleted', '5', CATEGORIES, [NONE, TOYS, MUSIC, { value: '5', label: 'Unknown (deleted)' }]],
  ['the last one of all, deleted', '1', [], [NONE, { value: '1', label: 'Unknown (deleted)' }]],
])('the categories offered to a product with %s', (_what, stored, categories, options) => {
  expect(categoryOptions(stored, categories)).toEqual(options);
});
