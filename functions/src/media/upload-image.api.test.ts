import { apiPath } from '@rad-rewind/contract/paths';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import {
  animatedBomb,
  animation,
  hugePng,
  jpegOfSize,
  noise,
  plain,
  polyglot,
  printersRed,
  script,
  sidewaysPhoto,
  signatureAlone,
  truncatedPng,
} from '../../test/images.ts';
import { signInAdmin, signInOrdinaryUser, visitor } from '../../test/people.ts';
import { dropObject, listObjects } from '../../test/storage.ts';
import { fetchImage, upload } from '../../test/upload.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

let admin: ApiClient;
let before: string[];
beforeAll(async () => {
  admin = await signInAdmin();
});
beforeEach(async () => {
  before = await listObjects('uploads/');
});
afterEach(async () => {
  const now = await listObjects('uploads/');
  await Promise.all(now.filter((name) => !before.includes(name)).map(dropObject));
});

async function uploaded(bytes: Buffer, name?: string) {
  const { status, body } = await upload(admin, bytes, name);
  expect(body).toMatchObject({ success: true, message: expect.any(String) });
  expect(status).toBe(201);
  return fetchImage(body.imageUrl ?? '');
}

describe('POST /api/admin/upload-image', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'takes a %s, whatever it is called',
    async (kind) => {
      const { headers, bytes } = await uploaded(await noise(90, 60).toFormat(kind).toBuffer(), 'page.html');
      expect(headers.get('content-type')).toBe(`image/${kind}`);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 90, height: 60 });
    },
  );

  it('names a picture by its content', async () => {
    const bytes = await noise(50, 50).png().toBuffer();
    const first = await upload(admin, bytes, 'one.png');
    const second = await upload(admin, bytes, 'two.png');
    expect(first.body.imageUrl).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/);
    expect(second.body.imageUrl).toBe(first.body.imageUrl);
    expect(await listObjects('uploads/')).toHaveLength(before.length + 1);
  });

  it('turns a photo upright and forgets who took it where', async () => {
    const { bytes } = await uploaded(await sidewaysPhoto(80, 40));
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 40, height: 80 });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  it('keeps an animation moving', async () => {
    const { bytes } = await uploaded(await animation('gif'));
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
      pages: 3,
      delay: [100, 200, 300],
    });
  });

  it("takes a printer's picture, in screen colours", async () => {
    const { bytes } = await uploaded(await printersRed());
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
  });

  it('drops what a polyglot carries', async () => {
    const { bytes, headers } = await uploaded(await polyglot(), 'x.html');
    expect(bytes.includes('<script>')).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('takes ten megabytes', async () => {
    await uploaded(await jpegOfSize(TEN_MEGABYTES));
  });

  it.each([
    ['one byte more', 413, () => jpegOfSize(TEN_MEGABYTES + 1), /10 MB/],
    ['twice as much', 413, () => jpegOfSize(TEN_MEGABYTES * 2), /10 MB/],
    ['200 million pixels', 413, hugePng, /million pixels/],
    ['an animated bomb', 413, animatedBomb, /million pixels/],
    ['a truncated PNG', 422, truncatedPng, /damaged/],
    ['a signature alone', 422, async () => signatureAlone(), /damaged/],
    ['a script named .png', 415, async () => script(), /Only JPEG, PNG, WebP, GIF and AVIF/],
    ['an SVG', 415, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /Only JPEG/],
    ['a TIFF', 415, () => plain(8, 8).tiff().toBuffer(), /Only JPEG/],
    ['an empty file', 400, async () => Buffer.alloc(0), /choose an image/],
  ])('refuses %s and leaves nothing behind', async (_what, status, make, message) => {
    const answer = await upload(admin, await make());
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    expect(await listObjects('uploads/')).toEqual(before);
  });

  it('refuses what is no form', async () => {
    const { status } = await admin.post(apiPath.adminUploadImage, { image: 'x' });
    expect(status).toBe(415);
  });

  it('is for admins', async () => {
    const bytes = await plain(8, 8).png().toBuffer();
    expect((await upload(visitor(), bytes)).status).toBe(401);
    expect((await upload(await signInOrdinaryUser(), bytes)).status).toBe(403);
    expect(await listObjects('uploads/')).toEqual(before);
  });
});
