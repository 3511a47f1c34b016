import { describe, expect, it } from 'vitest';
import { closestWords } from './closest-words.ts';
import { searchFields } from './search-fields.ts';

const KNOWN = ['lamp', 'lampshad', 'stamp', 'clamp', 'joystick', 'lav', 'larva', 'damp'];

describe('closestWords', () => {
  it('takes a beginning for the words that begin so, the shortest first', () => {
    expect(closestWords('lam', KNOWN)).toEqual(['lamp', 'lampshad']);
    expect(closestWords('joy', KNOWN)).toEqual(['joystick']);
  });

  it('forgives a slip, the closest word first, and gives three at most', () => {
    expect(closestWords('lapm', KNOWN)[0]).toBe('lamp');
    expect(closestWords('joystcik', KNOWN)).toEqual(['joystick']);
    expect(closestWords('xamp', KNOWN).length).toBeLessThanOrEqual(3);
  });

  it('finds nothing for what is like nothing', () => {
    expect(closestWords('zebra', KNOWN)).toEqual([]);
    expect(closestWords('x', KNOWN)).toEqual([]);
  });

  it('is quick with fifty thousand words', () => {
    const many = Array.from({ length: 50_000 }, (_, index) => `${index.toString(36)}word`);
    const start = performance.now();
    closestWords('qzwordxx', many);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('searchFields', () => {
  const product = { id: 7, name: 'Lava Lamp', tags: ['lamp', 'glow'], description: '<p>Wax and a lamp</p>' };

  it('ranks a word by the best place it is in, then the newer product first', () => {
    const { searchRanks: older } = searchFields(product);
    const { searchRanks: newer } = searchFields({ ...product, id: 8 });
    expect(Object.keys(older)).toEqual(['lava', 'lamp', 'glow', 'wax']);
    expect(newer.lamp).toBeGreaterThan(older.lamp ?? 0);
    expect(older.lamp).toBeGreaterThan(newer.glow ?? 0);
    expect(older.glow).toBeGreaterThan(newer.wax ?? 0);
  });

  it('keeps the words of a long description within bounds', () => {
    const description = Array.from({ length: 5_000 }, (_, index) => `word${index}`).join(' ');
    expect(Object.keys(searchFields({ ...product, description }).searchWords).length).toBeLessThan(110);
  });
});
