import { expect, test } from 'vitest';
import { storedHtml } from './editor-html.ts';

test.each([
  ['', ''],
  ['<p></p>', ''],
  ['<p><br></p>', ''],
  ['<p>&nbsp;</p>', ''],
  ['<p>Slow&nbsp;pink&nbsp;wax</p>', '<p>Slow pink wax</p>'],
  ['<p>10\u00a0cm</p>', '<p>10\u00a0cm</p>'],
  ['<p>&amp;nbsp; is text</p>', '<p>&amp;nbsp; is text</p>'],
  ['<p></p><p>x</p>', '<p></p><p>x</p>'],
])('%j is stored as %j', (html, stored) => {
  expect(storedHtml(html)).toBe(stored);
});
