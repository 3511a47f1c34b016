import { SEO_TITLE_RANGE } from '@rad-rewind/contract/limits';
import { expect, test } from 'vitest';
import { lengthAdvice } from './length-advice.ts';

test.each([
  ['', 'short', '0 characters, 50 short'],
  ['x', 'short', '1 character, 49 short'],
  ['x'.repeat(49), 'short', '49 characters, 1 short'],
  ['x'.repeat(50), 'ok', '50 characters, in range'],
  ['x'.repeat(60), 'ok', '60 characters, in range'],
  ['x'.repeat(61), 'long', '61 characters, 1 over'],
  ['📼'.repeat(60), 'ok', '60 characters, in range'],
  [`  ${'x'.repeat(50)}  `, 'ok', '50 characters, in range'],
])('advice %#', (text, verdict, words) => {
  expect(lengthAdvice(text, SEO_TITLE_RANGE)).toMatchObject({ verdict, text: words });
});
