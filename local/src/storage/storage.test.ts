import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StorageStandIn, startStorage } from './start-storage.ts';

const projectId = 'demo-storage-test';
const picture = Buffer.from('a picture of a pager');
let folder: string;
let standIn: StorageStandIn;
let app: ReturnType<typeof initializeApp>;
const bucket = () => getStorage(app).bucket(`${projectId}.appspot.com`);

async function start() {
  standIn = await startStorage({ projectId, dataFolder: folder });
  // The SDK notes the address in a variable of its own, and doesn't look again.
  delete process.env.STORAGE_EMULATOR_HOST;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = standIn.host;
  app = initializeApp({ projectId }, standIn.host);
}

async function stop() {
  await deleteApp(app);
  await standIn.stop();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-data-'));
  await start();
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

describe('the local storage', () => {
  it('keeps what the Admin SDK saves', async () => {
    const file = bucket().file('uploads/1/pager.webp');
    await file.save(picture, {
      resumable: false,
      contentType: 'image/webp',
      metadata: { metadata: { width: '400' } },
    });
    expect((await file.download())[0]).toEqual(picture);
    expect((await file.getMetadata())[0]).toMatchObject({
      contentType: 'image/webp',
      size: String(picture.length),
      metadata: { width: '400' },
    });
    expect(await file.exists()).toEqual([true]);
    expect(await bucket().file('uploads/none.webp').exists()).toEqual([false]);
  });

  it('streams, also by resumable upload', async () => {
    const file = bucket().file('uploads/big.bin');
    await file.save(picture, { resumable: true });
    const chunks: Buffer[] = [];
    for await (const chunk of file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks)).toEqual(picture);
  });

  it('lists, replaces and deletes', async () => {
    await bucket().file('uploads/a.txt').save('a', { resumable: false });
    await bucket().file('uploads/b.txt').save('b', { resumable: false });
    await bucket().file('uploads/b.txt').save('bb', { resumable: false });
    const [files] = await bucket().getFiles({ prefix: 'uploads/' });
    expect(files.map(({ name }) => name)).toEqual(['uploads/a.txt', 'uploads/b.txt']);
    expect((await bucket().file('uploads/b.txt').download())[0].toString()).toBe('bb');
    await bucket().file('uploads/a.txt').delete();
    await expect(bucket().file('uploads/a.txt').download()).rejects.toMatchObject({ code: 404 });
  });

  it('keeps objects over a restart', async () => {
    await bucket().file('uploads/a b/ü.txt').save('kept', { resumable: false, contentType: 'text/plain' });
    await bucket().file('uploads/gone.txt').save('gone', { resumable: false });
    await bucket().file('uploads/gone.txt').delete();
    await stop();
    await start();
    expect((await bucket().file('uploads/a b/ü.txt').download())[0].toString()).toBe('kept');
    const [files] = await bucket().getFiles();
    expect(files.map(({ name, metadata }) => [name, metadata.contentType])).toEqual([
      ['uploads/a b/ü.txt', 'text/plain'],
    ]);
  });

  it('forgets everything when reset', async () => {
    await bucket().file('uploads/a.txt').save('a', { resumable: false });
    standIn.reset();
    expect((await bucket().getFiles())[0]).toEqual([]);
    await bucket().file('uploads/b.txt').save('b', { resumable: false });
    expect((await bucket().file('uploads/b.txt').download())[0].toString()).toBe('b');
  });

  it.each([
    ['GET', 'v0/b/BUCKET/o/uploads%2Fa.txt?alt=media'],
    ['GET', 'v0/b/BUCKET/o'],
    ['POST', 'v0/b/BUCKET/o?name=uploads%2Fnew.txt'],
    ['DELETE', 'v0/b/BUCKET/o/uploads%2Fa.txt'],
    ['GET', 'storage/v1/b/BUCKET/o/uploads%2Fa.txt?alt=media'],
    ['POST', 'upload/storage/v1/b/BUCKET/o?name=new.txt&uploadType=media'],
    ['GET', 'BUCKET/uploads/a.txt'],
    ['POST', 'internal/reset'],
  ])('refuses any other client: %s %s', async (method, path) => {
    await bucket().file('uploads/a.txt').save('a', { resumable: false });
    const url = `http://${standIn.host}/${path.replace('BUCKET', `${projectId}.appspot.com`)}`;
    const response = await fetch(url, method === 'POST' ? { method, body: 'x' } : { method });
    expect(response.status).toBe(403);
    expect((await bucket().getFiles())[0]).toHaveLength(1);
  });
});
