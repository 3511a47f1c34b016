import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { counterId, type Limit, recentTimes, waitOf } from './limit.ts';
import { tooMany } from './too-many.ts';

const SECRET = 'a'.repeat(64);
const LIMIT: Limit = { name: 'test', max: 3, windowMs: 1_000 };

describe('a limit of three a second', () => {
  it.each([
    [[], 5_000, 0],
    [[4_900, 4_950], 5_000, 0],
    [[4_100, 4_900, 4_950], 5_000, 100],
    [[3_900, 4_900, 4_950], 5_000, 0],
    [[4_000, 4_900, 4_950], 5_000, 0],
    [[4_001, 4_900, 4_950], 5_000, 1],
    [[4_100, 4_200, 4_300, 4_400], 5_000, 200],
    // A clock that runs behind another instance's.
    [[5_010, 5_020, 5_030], 5_000, 1_010],
  ])('after %j makes one at %d wait %d ms', (times, now, wait) => {
    expect(waitOf(times, LIMIT, now)).toBe(wait);
  });

  it('keeps no more than it needs', () => {
    expect(recentTimes([1, 3_000, 4_100, 4_200, 4_300, 4_400], LIMIT, 5_000)).toEqual([4_200, 4_300, 4_400]);
  });

  it('has a counter for each key, and none of the key in its id', () => {
    const id = counterId({ limit: LIMIT, key: '203.0.113.9' }, SECRET);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(id).not.toBe(counterId({ limit: { ...LIMIT, name: 'other' }, key: '203.0.113.9' }, SECRET));
    expect(id).not.toBe(counterId({ limit: LIMIT, key: '203.0.113.8' }, SECRET));
  });

  it('is found by nobody who tries all addresses, without the secret', () => {
    const network = Array.from({ length: 65_536 }, (_, index) => `203.0.${index >> 8}.${index & 255}`);
    const id = counterId({ limit: LIMIT, key: '203.0.113.9' }, SECRET);
    const found = (secret: string) =>
      network.filter((key) => counterId({ limit: LIMIT, key }, secret) === id);
    const plain = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(
      network.filter((key) => [key, `${LIMIT.name}\n${key}`].some((text) => plain(text) === id)),
    ).toEqual([]);
    expect([found(''), found(LIMIT.name), found('b'.repeat(64))]).toEqual([[], [], []]);
    expect(found(SECRET)).toEqual(['203.0.113.9']);
  });
});

it.each([
  [1, '1', '1 second'],
  [59_000, '59', '59 seconds'],
  [60_000, '60', '1 minute'],
  [61_000, '61', '2 minutes'],
  [899_001, '900', '15 minutes'],
])('a wait of %d ms is told in a header and in words', (waitMs, seconds, words) => {
  const { status, message, headers } = tooMany('Too many tests.', waitMs);
  expect({ status, message, headers }).toEqual({
    status: 429,
    message: `Too many tests. Please try again in ${words}.`,
    headers: { 'Retry-After': seconds },
  });
});
