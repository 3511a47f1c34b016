import { describe, expect, it } from 'vitest';
import { categoryFrom } from './home-queries.ts';

describe('categoryFrom', () => {
  it.each([
    ['category=3', 3],
    ['category=0', undefined],
    ['category=-1', undefined],
    ['category=1e3', undefined],
    ['category=99999999999999999999', undefined],
    ['category=%27%20OR%201=1', undefined],
    ['', undefined],
  ])('reads %j as %j', (query, expected) => {
    expect(categoryFrom(new URLSearchParams(query))).toBe(expected);
  });
});
