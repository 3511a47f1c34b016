import { describe, expect, it } from 'vitest';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

const CASES: [header: string | undefined, encoding: Encoding][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip, *;q=0.5', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.4, gzip;q=0.8', 'gzip'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['br;q=0.001', 'br'],
  ['gzip;q=0.5, identity', 'identity'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['br;q=0, gzip;q=0, identity;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [',;=,;;q', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['brotli', 'identity'],
  ['x'.repeat(16_000), 'identity'],
];

describe('the encoding of an answer', () => {
  it.each(CASES)('to %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header === undefined ? {} : { 'accept-encoding': header })).toBe(encoding);
  });
});
