import { describe, expect, it } from 'vitest';
import { mayKeepPage, pageCache } from './page-cache.ts';

const page = (status: number, nonce: string | null = null) => ({
  status,
  policy: { scripts: [], styles: [], nonce, leadsOut: false },
});
const isKept = (...args: Parameters<typeof pageCache>) => mayKeepPage(pageCache(...args));

describe('a page', () => {
  it('is kept for other visitors where it is complete and nobody is signed in', () => {
    expect(isKept(page(200), false)).toBe(true);
  });

  it('is made anew where it leads nowhere, failed, has a nonce or is for a session', () => {
    for (const status of [404, 500, 503]) expect(isKept(page(status), false)).toBe(false);
    expect(isKept(page(200, 'abc'), false)).toBe(false);
    expect(isKept(page(200), true)).toBe(false);
  });

  it('is kept by no cache where it failed, has a nonce or is for a session', () => {
    const told = [
      pageCache(page(503), false),
      pageCache(page(200, 'abc'), false),
      pageCache(page(404), true),
    ];
    expect(told).toEqual(Array(3).fill('private, no-store'));
    expect(pageCache(page(404), false)).toBe('public, max-age=0, s-maxage=10');
  });
});
