import { expect, it } from 'vitest';
import { wordChoices } from './word-choices.ts';

it('tries the likeliest words first, and the word as typed last', () => {
  expect(wordChoices(['la'], ['lava', 'lamps', 'lamp', 'sign'])).toEqual([
    ['lava'],
    ['lamp'],
    ['lamps'],
    ['la'],
  ]);
  expect(wordChoices(['lava', 'la'], ['lava', 'lamp'])).toEqual([
    ['lava', 'lava'],
    ['lava', 'lamp'],
    ['lava', 'la'],
  ]);
});

it('makes six choices of ten words with four options each, and never the million there are', () => {
  const typed = Array.from('abcdefghij', (letter) => letter.repeat(3));
  const known = typed.flatMap((word) => ['x', 'xx', 'xxx'].map((ending) => word + ending));
  const startedAt = performance.now();
  const choices = wordChoices(typed, known);
  expect(performance.now() - startedAt).toBeLessThan(250);
  expect(choices).toHaveLength(6);
  const firsts = typed.map((word) => `${word}x`);
  expect(choices[0]).toEqual(firsts);
  expect(choices[1]).toEqual([...firsts.slice(0, 9), 'jjjxx']);
  expect(choices[4]).toEqual([...firsts.slice(0, 8), 'iiixx', 'jjjx']);
});
