import { expect, it } from 'vitest';
import { SharedCache } from './shared-cache.ts';

const HEAD = { status: 200, headers: { 'cache-control': 'public, s-maxage=60', vary: 'Accept' } };
const MEGABYTE = Buffer.alloc(1024 * 1024);

it('holds no more than 64 MB and forgets first what nobody asks for', () => {
  const cache = new SharedCache('fresh-only');
  const requests = Array.from({ length: 100 }, (_, index) => ({ key: `/${index}`, headers: {} }));
  const [first = { key: '', headers: {} }] = requests;
  for (const request of requests) {
    cache.keep(request, HEAD, MEGABYTE);
    cache.find(first);
  }
  const found = requests.filter((request) => cache.find(request) !== null);
  expect(found.length).toBeGreaterThan(55);
  expect(found.length).toBeLessThan(64);
  expect(found[0]).toBe(first);
});

it('holds no more than twenty variants of an address, the newest', () => {
  const cache = new SharedCache('fresh-only');
  const requests = Array.from({ length: 30 }, (_, index) => ({
    key: '/',
    headers: { accept: `image/${index}` },
  }));
  for (const request of requests) cache.keep(request, HEAD, Buffer.from(request.headers.accept));
  const found = requests.flatMap((request) => cache.find(request)?.body.toString() ?? []);
  expect(found).toEqual(requests.slice(10).map(({ headers }) => headers.accept));
});
