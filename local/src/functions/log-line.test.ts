import { expect, it } from 'vitest';
import { toLogLine } from './log-line.ts';

it.each([
  ['{"severity":"INFO","message":"hello"}', { severity: 'INFO', message: 'hello' }],
  ['Error: no such "thing"', { message: 'Error: no such "thing"' }],
  ['{"half', { message: '{"half' }],
  ['[1]', { message: '[1]' }],
  ['null', { message: 'null' }],
  ['', { message: '' }],
])('of %s is JSON that names the function', (line, entry) => {
  expect(JSON.parse(toLogLine('api', line))).toEqual({ function: 'api', ...entry });
});
