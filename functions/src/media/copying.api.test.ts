import type { ImageStatus, SyncImageResponse } from '@rad-rewind/contract/media';
import { apiPath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { makeProduct } from '../../test/catalogue-factory.ts';
import { signInAdmin, signInOrdinaryUser, visitor } from '../../test/people.ts';
import { dropObject, listObjects } from '../../test/storage.ts';
import { fetchImage } from '../../test/upload.ts';

/** What the production site has and the local shop lacks at first. */
const REMOTE = ['boombox-deck.webp', 'keytar-keys.webp'] as const;
const [PICTURE] = REMOTE;

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});
const forget = () => Promise.all(REMOTE.map((name) => dropObject(`uploads/${name}`)));
beforeEach(forget);
afterAll(forget);

const status = async () => (await admin.get<ImageStatus>(apiPath.adminValidateImages)).body.stats;
const sync = (filename: string) => admin.get<SyncImageResponse>(apiPath.adminSyncImage(filename));

describe('GET /api/image/recover', () => {
  it('gives a picture that is here', async () => {
    const { status, headers } = await fetchImage(apiPath.recoverImage('lava-lamp.webp'));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('takes one from the production site, and keeps it', async () => {
    expect((await fetchImage(`/uploads/${PICTURE}`)).status).toBe(404);
    const recovered = await fetchImage(apiPath.recoverImage(PICTURE));
    expect([recovered.status, recovered.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const kept = await fetchImage(`/uploads/${PICTURE}`);
    expect(kept.bytes.equals(recovered.bytes)).toBe(true);
  });

  it.each([
    'nobody-has-this.webp',
    '../secrets.png',
    'x.html',
    'http://127.0.0.1/x.png',
    '/uploads/../x.png',
  ])('answers 404 for %s', async (filename) => {
    const before = await listObjects('uploads/');
    const { status, body } = await visitor().get(apiPath.recoverImage(filename));
    expect([status, body]).toEqual([404, { message: 'Image not found' }]);
    expect(await listObjects('uploads/')).toEqual(before);
  });

  it.each([
    '/api/image/recover',
    '/api/image/recover?filename=',
    '/api/image/recover?filename=a.png&retry=x',
  ])('refuses %s', async (path) => expect((await visitor().get(path)).status).toBe(400));
});

describe('GET /api/admin/sync-image', () => {
  it('copies a picture, and says so where it is here already', async () => {
    const first = await sync(PICTURE);
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, message: `Successfully synced "${PICTURE}"` },
    });
    expect((await fetchImage(`/uploads/${PICTURE}`)).status).toBe(200);
    expect((await sync(`/uploads/${PICTURE}`)).body).toEqual({
      success: true,
      message: `"${PICTURE}" is already here`,
    });
  });

  it('says what is missing', async () => {
    expect(await sync('nobody-has-this.webp')).toMatchObject({
      status: 404,
      body: { message: 'The production site has no image named "nobody-has-this.webp"' },
    });
  });

  it.each([
    ['', 'Please enter a filename to sync'],
    ['  ', 'Please enter a filename to sync'],
    ['../x.png', 'Filename: "../x.png" cannot be the name of an image'],
    ['http://127.0.0.1/', 'Filename: "http://127.0.0.1/" cannot be the name of an image'],
  ])('refuses %j', async (filename, message) => {
    expect(await sync(filename)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('GET /api/admin/validate-images', () => {
  it('counts pictures by where they are', async () => {
    const before = await status();
    await makeProduct(admin, {
      featuredImage: '/uploads/gone-for-good.webp',
      images: ['/uploads/lava-lamp.webp', `/uploads/${PICTURE}`, 'https://elsewhere.example/one-more.jpg'],
    });
    const after = await status();
    expect(after.total).toBe(before.total + 1);
    expect(after.externalImages).toBe(before.externalImages + 1);
    expect(after.missingFilenames).toEqual(expect.arrayContaining(['gone-for-good.webp', PICTURE]));
    expect(after.missingImages).toBe(after.missingFilenames.length);
    await sync(PICTURE);
    const synced = await status();
    expect(synced.missingFilenames).not.toContain(PICTURE);
    expect(synced.validImages).toBe(after.validImages + 1);
  });
});

it.each([apiPath.adminValidateImages, apiPath.adminSyncImage(PICTURE)])('%s is for admins', async (path) => {
  expect((await visitor().get(path)).status).toBe(401);
  expect((await (await signInOrdinaryUser()).get(path)).status).toBe(403);
});
