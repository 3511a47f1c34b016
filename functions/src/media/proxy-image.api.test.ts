import { apiPath } from '@rad-rewind/contract/paths';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN_ADDRESSES } from '../../test/forbidden-addresses.ts';
import { visitor } from '../../test/people.ts';
import { listObjects } from '../../test/storage.ts';
import { fetchImage } from '../../test/upload.ts';

const OTHER_HOSTS = [
  'http://m.media-amazon.com/images/I/lava-lamp.jpg',
  'https://m.media-amazon.com:8443/images/I/lava-lamp.jpg',
  'https://m.media-amazon.com.evil.example/x.jpg',
  'https://evil.example/m.media-amazon.com/x.jpg',
  'https://evil.example/?m.media-amazon.com',
  'https://evil.example#m.media-amazon.com',
  'https://m.media-amazon.com@evil.example/x.jpg',
  'https://evilmedia-amazon.com/x.jpg',
  'https://m.media-amazon.com./x.jpg',
  'https://www.amazon.com/x.jpg',
  'https://s3.amazonaws.com/x.jpg',
  'https://i.ebayimg.com.evil.example/x.jpg',
  'https://www.ebay.com/x.jpg',
  'https://thumbs1.ebaystatic.com.evil.example/x.jpg',
  'https://evil.example\\.media-amazon.com/x.jpg',
  'https://production.rad-rewind.example/uploads/boombox-deck.webp',
];

describe('GET /api/image-proxy', () => {
  it("passes the retailer's picture on for a day, and keeps nothing", async () => {
    const before = await listObjects('');
    const path = apiPath.proxyImage('https://m.media-amazon.com/images/I/lava-lamp.jpg');
    const { status, headers, bytes } = await fetchImage(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes.length).toBeGreaterThan(1_000);
    expect(await listObjects('')).toEqual(before);
  });

  it('says where the retailer has no such picture', async () => {
    const path = apiPath.proxyImage('https://m.media-amazon.com/images/I/no-such-thing.jpg');
    expect((await visitor().get(path)).status).toBe(404);
  });

  it.each([...FORBIDDEN_ADDRESSES, ...OTHER_HOSTS])('refuses %s', async (url) => {
    const { status, body, headers } = await visitor().get<{ message: string }>(apiPath.proxyImage(url));
    expect([400, 403]).toContain(status);
    expect(body.message).toMatch(/^url/);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each(['', '?url=', '?url=a&url=b'])('refuses a call with the query "%s"', async (query) => {
    expect((await visitor().get(`/api/image-proxy${query}`)).status).toBe(400);
  });
});
