import { describe, expect, it } from 'vitest';
import { type Sortable, type SortOrder, sortProducts } from './sort-products.ts';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const item = (name: string, createdAt: string | null, isFeatured = false): Sortable => ({
  name,
  createdAt,
  isFeatured,
});
const names = (items: Sortable[], order: SortOrder) =>
  sortProducts(items, order, NOW).map(({ name }) => name);

describe('sortProducts', () => {
  it('puts the newest first, and counts a missing or unreadable date as now', () => {
    const items = [
      item('old', '2020-01-01T00:00:00Z'),
      item('future', '2027-01-01T00:00:00Z'),
      item('undated', null),
      item('broken', 'soon'),
      item('recent', '2026-05-31T00:00:00Z'),
    ];
    expect(names(items, 'newest')).toEqual(['future', 'undated', 'broken', 'recent', 'old']);
  });

  it('puts the featured first, and leaves the rest in place', () => {
    const items = [item('a', null), item('b', null, true), item('c', null), item('d', null, true)];
    expect(names(items, 'popular')).toEqual(['b', 'd', 'a', 'c']);
  });

  it('sorts by name without regard to case, accents apart, with numbers as numbers', () => {
    const items = [
      item('Yo-yo 10', null),
      item('éclair', null),
      item('yo-yo 9', null),
      item('Boombox', null),
    ];
    expect(names(items, 'name-asc')).toEqual(['Boombox', 'éclair', 'yo-yo 9', 'Yo-yo 10']);
    expect(names(items, 'name-desc')).toEqual(['Yo-yo 10', 'yo-yo 9', 'éclair', 'Boombox']);
  });

  it('changes nothing in the list it is given', () => {
    const items = [item('b', null), item('a', null)];
    sortProducts(items, 'name-asc', NOW);
    expect(items.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
