import { describe, expect, it } from 'vitest';
import { fit, legible, lineHeight, outlines, widthOf } from './lettering.ts';

const BOX = { width: 500, height: 320, sizes: [76, 60, 47, 36] };

describe('legible', () => {
  it.each([
    ['Lava Lamp', 'LAVA LAMP'],
    ['  two \n words ', 'TWO WORDS'],
    ['Café Größe', 'CAFÉ GRÖSSE'],
    ['Dvořák', 'DVORÁK'],
    ['Game 🎮 on', 'GAME ON'],
    ['バーチャル', ''],
    ['<b>"&\'</b>', '<B>"&\'</B>'],
  ])('%j is %j', (text, shown) => {
    expect(legible(text)).toBe(shown);
  });
});

describe('fit', () => {
  const names = ['Yo-yo', 'Platform sneakers with a star', 'word '.repeat(40), 'X'.repeat(200), 'M'];
  it.each(names)('keeps %j within the box', (name) => {
    const { size, lines } = fit(legible(name), BOX);
    expect(lines.length * lineHeight(size)).toBeLessThanOrEqual(BOX.height);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(BOX.width);
  });

  it('sets short names large and long ones small', () => {
    expect(fit('YO-YO', BOX)).toEqual({ size: 76, lines: ['YO-YO'] });
    expect(fit('A VERY LONG NAME OF A THING '.repeat(3).trim(), BOX).size).toBeLessThan(60);
  });

  it('tears no word that fits whole in a smaller size', () => {
    expect(fit('KALEIDOSCOPE', BOX).lines).toEqual(['KALEIDOSCOPE']);
  });

  it('says with an ellipsis that something is missing', () => {
    expect(fit(legible('word '.repeat(100)), BOX).lines.at(-1)).toMatch(/\.\.\.$/);
  });
});

it('outlines hold paths and nothing of the text', () => {
  const svg = outlines('<A "&>', 0, 0, 50);
  expect(svg).not.toMatch(/[&"]A|<A/);
  expect(svg.match(/<path /g)).toHaveLength(5);
});
