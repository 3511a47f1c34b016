import { describe, expect, it } from 'vitest';
import { shownFrom } from './shown.ts';

describe('shownFrom', () => {
  it.each([
    ['', 8],
    ['show=16', 16],
    ['show=24', 24],
    ['show=8', 8],
    ['show=9', 8],
    ['show=0', 8],
    ['show=-8', 8],
    ['show=1e3', 8],
    ['show=4000', 8],
    ['show=1000', 1000],
  ])('reads %j as %d on a page that begins with 8', (query, expected) => {
    expect(shownFrom(new URLSearchParams(query), 8)).toBe(expected);
  });

  it('counts on from 12 where a page begins with 12', () => {
    expect(shownFrom(new URLSearchParams('show=20'), 12)).toBe(20);
    expect(shownFrom(new URLSearchParams('show=16'), 12)).toBe(12);
  });
});
