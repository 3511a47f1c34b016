import { expect, test } from 'vitest';
import { tablePage } from '../table/table-rows.ts';
import { testProduct as product } from '../testing/product.ts';
import { categoryLabel, priceValue, productRules } from './product-rules.ts';

const CATEGORIES = [
  { id: 1, name: 'Music', slug: 'music', description: null, image: null, updatedAt: null },
  { id: 2, name: 'Fashion', slug: 'fashion', description: null, image: null, updatedAt: null },
];

const PRODUCTS = [
  product(3, { price: '$9.50', categoryId: 1, isFeatured: true, tags: ['Neon'] }),
  product(2, { price: '$1,299.00', categoryId: 2 }),
  product(1, { categoryId: 9, isAmazonProduct: true }),
];
const ids = (search: string, filters: Record<string, string>, sort: string | null = null) =>
  tablePage(
    PRODUCTS,
    { search, filters, sort: sort ? { key: sort, descending: false } : null, page: 1, pageSize: 10 },
    productRules(CATEGORIES),
  ).shown.map(({ id }) => id);

test('the category column says None, the name or Unknown', () => {
  const text = (id: number | null) => categoryLabel(id, CATEGORIES).text;
  expect([text(null), text(2), text(9)]).toEqual(['None', 'Fashion', 'Unknown']);
});

test.each([
  ['$1,299.00', 1299],
  ['9', 9],
  ['from $5', 5],
  ['0', Number.POSITIVE_INFINITY],
  ['', Number.POSITIVE_INFINITY],
  ['ask', Number.POSITIVE_INFINITY],
  [null, Number.POSITIVE_INFINITY],
])('price %j sorts as %d', (price, value) => {
  expect(priceValue(price)).toBe(value);
});

test('search finds names, slugs, ids and tags in any case', () => {
  expect(ids('neon', {})).toEqual([3]);
  expect(ids('product-2', {})).toEqual([2]);
});

test('filters combine', () => {
  expect(ids('', { category: '1', flag: 'featured' })).toEqual([3]);
  expect(ids('', { category: '2', flag: 'featured' })).toEqual([]);
  expect(ids('', { category: 'none' })).toEqual([]);
  expect(ids('', { flag: 'amazon' })).toEqual([1]);
});

test('an unknown flag filters nothing', () => {
  expect(ids('', { flag: 'constructor' })).toEqual([3, 2, 1]);
});

test('sorting by price puts those without one last', () => {
  expect(ids('', {}, 'price')).toEqual([3, 2, 1]);
});
