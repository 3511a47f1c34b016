import { describe, expect, it } from 'vitest';
import { accountEmail } from './account.ts';
import { sessionCookie } from './session-cookie.ts';

describe('sessionCookie', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['__session=abc.def.', 'abc.def.'],
    ['a=1; __session=abc; rr_session=1', 'abc'],
    ['a=1;__session=abc', 'abc'],
    ['__session=', null],
    ['__session', null],
    ['x__session=abc', null],
    ['__Session=abc', null],
    ['a=__session=abc', null],
  ])('finds in %j: %j', (header, value) => {
    expect(sessionCookie(header)).toBe(value);
  });
});

describe('accountEmail', () => {
  it('is one address for every way of writing a name, and valid for any name', () => {
    const addresses = ['Ann', ' ann ', 'ANN', 'ａｎｎ'].map(accountEmail);
    expect(new Set(addresses).size).toBe(1);
    for (const name of ['ann', 'a@b', '"; drop', '名前', '🕹️'.repeat(30)]) {
      expect(accountEmail(name)).toMatch(/^u-[0-9a-f]{40}@users\.rad-rewind\.invalid$/);
    }
  });

  it('differs between names that differ', () => {
    expect(accountEmail('ann')).not.toBe(accountEmail('anne'));
  });
});
