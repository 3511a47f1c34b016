import { expect, test } from 'vitest';
import { nextSort, parseTableState, tableStateToParams } from './table-state.ts';

const SHAPE = { sortKeys: ['name', 'price'], filterKeys: ['category', 'flag'] };
const parse = (query: string) => parseTableState(new URLSearchParams(query), SHAPE);

test('an empty address is the default state, and the default state an empty address', () => {
  const state = parse('');
  expect(state).toEqual({ search: '', sort: null, page: 1, pageSize: 10, filters: {} });
  expect(tableStateToParams(state).toString()).toBe('');
});

test('what is written is read back', () => {
  const state = {
    search: 'lava & lamp',
    sort: { key: 'price', descending: true },
    page: 3,
    pageSize: 50,
    filters: { category: '4', flag: 'new' },
  };
  expect(parse(tableStateToParams(state).toString())).toEqual(state);
});

test.each([
  ['sort=secret', 'sort', null],
  ['sort=-', 'sort', null],
  ['page=0', 'page', 1],
  ['page=-4', 'page', 1],
  ['page=1e9', 'page', 1],
  ['page=99999999999999999999', 'page', 1],
  ['size=7', 'pageSize', 10],
  ['size=100000', 'pageSize', 10],
  ['other=1', 'filters', {}],
  ['category=', 'filters', {}],
] as const)('%s does no harm', (query, field, value) => {
  expect(parse(query)[field]).toEqual(value);
});

test('a column sorts up, down, not at all', () => {
  const up = nextSort(null, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { key: 'name', descending: false },
    { key: 'name', descending: true },
    null,
  ]);
  expect(nextSort(down, 'price')).toEqual({ key: 'price', descending: false });
});
