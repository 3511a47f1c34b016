import { describe, expect, it } from 'vitest';
import { editDistance, isTypo } from './is-typo.ts';
import { searchProducts } from './search-products.ts';
import { stem, stems } from './words.ts';

const SHOP = [
  { name: 'Blank VHS Tape', tags: ['video'], description: '<p>Goes well with a <b>lava lamp</b>.</p>' },
  { name: 'Neon Sign', tags: ['lamp', 'glow'], description: null },
  { name: 'Groovy Pink Lava Lamp', tags: ['glow'], description: '<p>Warm wax.</p>' },
  { name: 'Four-Wheel Roller Skates', tags: ['outdoors'], description: '<script>lamp</script>' },
  { name: 'Café Mug', tags: [], description: null },
];
const search = (text: string) => searchProducts(SHOP, text).map(({ name }) => name);

describe('searchProducts', () => {
  it('ranks by name, then tags, then description', () => {
    expect(search('lamp')).toEqual(['Groovy Pink Lava Lamp', 'Neon Sign', 'Blank VHS Tape']);
  });

  it('wants every word, wherever it is', () => {
    expect(search('lava lamp')).toEqual(['Groovy Pink Lava Lamp', 'Blank VHS Tape']);
    expect(search('glow lamp')).toEqual(['Groovy Pink Lava Lamp', 'Neon Sign']);
    expect(search('lava boat')).toEqual([]);
  });

  it.each(['lapm', 'lmap', 'lammp lava', 'larva lamp', 'grovy', 'LAMPS', 'lam', 'the lamp'])(
    'understands %j',
    (text) => {
      expect(search(text)[0]).toBe('Groovy Pink Lava Lamp');
    },
  );

  it.each(['skate', 'skates', 'skating', 'roler skate', 'four wheels'])('finds the skates by %j', (text) => {
    expect(search(text)).toEqual(['Four-Wheel Roller Skates']);
  });

  it('takes letters with and without marks as the same', () => {
    expect(search('cafe')).toEqual(['Café Mug']);
    expect(search('CAFÉ')).toEqual(['Café Mug']);
  });

  it.each(['', '   ', '!?', 'the', '<script>', '.*', '\u0000'])('survives %j', (text) => {
    expect(search(text)).toEqual([]);
  });

  it('is quick with a thousand products and a hundred characters', () => {
    const many = Array.from({ length: 1_000 }, (_, id) => ({
      name: `Product ${id} of the nineties`,
      tags: ['retro', 'collectible'],
      description: `<p>${'words and more words about it '.repeat(30)}</p>`,
    }));
    searchProducts(many, 'warm up');
    const start = performance.now();
    searchProducts(
      many,
      'collectible nineties retro products about words more of it again and again until the end xx',
    );
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('words', () => {
  it.each([
    ['skates', 'skat'],
    ['skating', 'skat'],
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['red', 'red'],
    ['spring', 'spring'],
  ])('%s has the stem %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it('leaves common words out', () => {
    expect(stems('The Best of the 90s, with a yo-yo')).toEqual(['best', '90', 'yo']);
  });
});

describe('isTypo', () => {
  it('counts letters added, left out, changed and swapped', () => {
    expect(editDistance('lamp', 'lapm')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('allows one slip from four letters, two from eight', () => {
    expect(isTypo('cat', 'car')).toBe(false);
    expect(isTypo('lamp', 'damp')).toBe(true);
    expect(isTypo('cassete', 'cassett')).toBe(true);
    expect(isTypo('joystcik', 'joystick')).toBe(true);
    expect(isTypo('lamp', 'stamps')).toBe(false);
  });
});

it('keeps stems short enough to be names of fields, whatever a text holds', () => {
  const bytes = (text: string) => stems(text).map((word) => Buffer.byteLength(word));
  for (const letter of ['a', '\u97f3', '\u{20000}']) {
    expect(Math.max(...bytes(`lamp ${letter.repeat(50_000)}`))).toBeLessThanOrEqual(240);
  }
  const long = 'v'.repeat(70);
  expect(stems(long)).toEqual(stems(`${long}hs`));
  expect(stems(`a${'\u{20000}'.repeat(70)}`)).toEqual([`a${'\u{20000}'.repeat(59)}`]);
});
