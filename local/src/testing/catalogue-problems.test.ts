import { expect, it } from 'vitest';
import { catalogueProblems } from './catalogue-problems.ts';

const whole = {
  'products/1': { id: 1, slug: 'pager', isFeatured: true },
  'productSlugs/pager': { id: 1 },
  'categories/1': { id: 1, slug: 'music' },
  'categorySlugs/music': { id: 1 },
  'meta/productCounter': { last: 1 },
  'meta/categoryCounter': { last: 2 },
  'meta/catalogue': { version: 'a', products: 1, categories: 1, featured: 1 },
};

const without = (path: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== path));

it('finds nothing in a whole catalogue, and nothing in an empty one', () => {
  expect(catalogueProblems(whole)).toEqual([]);
  expect(catalogueProblems({})).toEqual([]);
});

it.each(Object.keys(whole))('finds the half of a write that lacks %s', (path) => {
  expect(catalogueProblems(without(path))).not.toEqual([]);
});

it.each([
  ['productSlugs/pager', { id: 2 }],
  ['productSlugs/other', { id: 1 }],
  ['meta/productCounter', { last: 0 }],
  ['meta/catalogue', { products: 1, categories: 1, featured: 0 }],
  ['products/1', { id: 2, slug: 'pager', isFeatured: true }],
])('finds a wrong %s', (path, fields) => {
  expect(catalogueProblems({ ...whole, [path]: fields })).not.toEqual([]);
});
