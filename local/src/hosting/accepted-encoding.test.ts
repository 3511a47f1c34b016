import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, BR;q=0.5', 'gzip'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0.000, *', 'gzip'],
  ['identity', null],
  ['brotli', null],
  ['', null],
  [undefined, null],
])('of "%s" is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
