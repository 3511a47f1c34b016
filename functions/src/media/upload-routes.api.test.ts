import { get } from 'node:http';
import { IMAGE_WIDTHS } from '@rad-rewind/contract/image';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/api-client.ts';
import { noise } from '../../test/images.ts';
import { signInAdmin } from '../../test/people.ts';
import { STACK_URL } from '../../test/stack.ts';
import { dropObject, listObjects } from '../../test/storage.ts';
import { fetchImage, upload } from '../../test/upload.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** The status alone. `fetch` would ask for an answer past all caches as soon as a condition is set. */
function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(STACK_URL + address, { headers }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    );
  });
}

let path: string;
let name: string;
beforeAll(async () => {
  const { body } = await upload(await signInAdmin(), await noise(1_000, 800).jpeg().toBuffer());
  path = body.imageUrl ?? '';
  name = path.slice('/uploads/'.length);
});
afterAll(async () => {
  const made = await listObjects(`variants/${name}/`);
  await Promise.all([`uploads/${name}`, ...made].map(dropObject));
});

describe('GET /uploads/{name}', () => {
  it('serves a stored picture, to be kept for good', async () => {
    const { status, headers, bytes } = await fetchImage(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toBe(FOR_A_YEAR);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_000, height: 800 });
  });

  it('serves the sample pictures', async () => {
    const { headers } = await fetchImage('/uploads/lava-lamp.webp');
    expect(headers.get('content-type')).toBe('image/webp');
  });

  it('tells that a picture has not changed', async () => {
    const etag = (await fetchImage(path)).headers.get('etag') ?? '';
    expect(await statusOf(path, { 'if-none-match': etag })).toBe(304);
    expect(await statusOf(`${path}?w=160`, { 'if-none-match': etag })).toBe(200);
  });

  it.each([
    '/uploads/cd-wallet-open.webp',
    '/uploads/cd-wallet-open.webp?w=160',
    '/uploads/lava-lamp.webp%00',
    '/uploads/lava-lamp.svg',
  ])('answers an error in JSON for %s, which nobody keeps', async (missing) => {
    const { status, body, headers } = await new ApiClient().get(missing);
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: expect.any(String) });
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each([
    '/uploads/..%2Fuploads%2Flava-lamp.webp',
    '/uploads/..%2F..%2Fvariants%2Flava-lamp.webp',
    '/uploads/.lava-lamp.webp',
    '/uploads/%E0%A4%A',
    '/uploads/',
  ])('gives nothing for %s', async (strange) => {
    expect([400, 404]).toContain((await fetchImage(strange)).status);
  });
});

describe('GET /uploads/{name}?w=', () => {
  it.each(IMAGE_WIDTHS)('gives it %s pixels wide, or as wide as it is', async (width) => {
    const { status, bytes, headers } = await fetchImage(`${path}?w=${width}`, { accept: 'image/webp' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(FOR_A_YEAR);
    expect((await sharp(bytes).metadata()).width).toBe(Math.min(width, 1_000));
  });

  it.each([
    [CHROME, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['image/avif;q=0,image/webp', 'image/webp'],
  ])('gives to Accept: %s the kind %s', async (accept, type) => {
    const { headers } = await fetchImage(`${path}?w=320`, { accept });
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('vary')).toMatch(/\baccept\b(?!-)/i);
  });

  it('is smaller than the picture itself', async () => {
    const [whole, card] = await Promise.all([
      fetchImage(path),
      fetchImage(`${path}?w=320`, { accept: CHROME }),
    ]);
    expect(card.bytes.length).toBeLessThan(whole.bytes.length / 4);
  });

  it('is made once, however many want it at once, and kept', async () => {
    await Promise.all((await listObjects(`variants/${name}/640`)).map(dropObject));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetchImage(`${path}?w=640`, { accept: CHROME })),
    );
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(await listObjects(`variants/${name}/640`)).toEqual([`variants/${name}/640.avif`]);
  });

  it.each(['161', '0', '-160', '160.5', '1e3', '', 'x', '160&w=320', '99999'])(
    'refuses w=%s',
    async (width) => {
      const { status, body } = await new ApiClient().get<{ message: string }>(`${path}?w=${width}`);
      expect(status).toBe(400);
      expect(body.message).toBe('w must be one of 160, 320, 640, 960, 1280');
    },
  );
});
