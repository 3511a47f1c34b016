import { expect, test } from 'vitest';
import { compareText, pageNumbers, tablePage } from './table-rows.ts';
import type { TableState } from './table-state.ts';

interface Tape {
  name: string;
  minutes: number;
}

const TAPES: Tape[] = [
  { name: 'Tape 10', minutes: 60 },
  { name: 'tape 9', minutes: 90 },
  { name: 'Mixtape', minutes: 60 },
];
const RULES = {
  matches: (tape: Tape, search: string) => tape.name.toLowerCase().includes(search),
  compare: {
    name: (a: Tape, b: Tape) => compareText(a.name, b.name),
    minutes: (a: Tape, b: Tape) => a.minutes - b.minutes,
  },
};
const state = (changes: Partial<TableState> = {}): TableState => ({
  search: '',
  sort: null,
  page: 1,
  pageSize: 10,
  filters: {},
  ...changes,
});
const names = (changes: Partial<TableState>) =>
  tablePage(TAPES, state(changes), RULES).shown.map((t) => t.name);

test('rows keep the given order without a sort', () => {
  expect(names({})).toEqual(['Tape 10', 'tape 9', 'Mixtape']);
});

test('texts sort as people read them', () => {
  expect(names({ sort: { key: 'name', descending: false } })).toEqual(['Mixtape', 'tape 9', 'Tape 10']);
  expect(names({ sort: { key: 'name', descending: true } })).toEqual(['Tape 10', 'tape 9', 'Mixtape']);
});

test('equal rows keep their order, downwards too', () => {
  expect(names({ sort: { key: 'minutes', descending: true } })).toEqual(['tape 9', 'Tape 10', 'Mixtape']);
});

test('the search ignores case and surrounding blanks', () => {
  expect(names({ search: '  TAPE 1' })).toEqual(['Tape 10']);
});

test('a page beyond the last is the last', () => {
  const page = tablePage(TAPES, state({ page: 9, pageSize: 2 }), RULES);
  expect([page.page, page.pages, page.shown.length]).toEqual([2, 2, 1]);
});

test('no rows are one empty page', () => {
  const page = tablePage([], state(), RULES);
  expect([page.page, page.pages, page.shown]).toEqual([1, 1, []]);
});

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 5]],
  [2, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 4, 5, 6, 9]],
  [500, 500, [1, 499, 500]],
] as const)('page %i of %i offers %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
