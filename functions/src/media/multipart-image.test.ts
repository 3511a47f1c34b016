import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { readImagePart, type UploadRequest } from './multipart-image.ts';

const LIMIT = 10 * 1024 * 1024;

/** A request whose body comes in pieces, as from a network. */
function sent({ headers, body }: { headers: UploadRequest['headers']; body: Buffer }): UploadRequest {
  const pieces = [];
  for (let at = 0; at < body.length; at += 60_000) pieces.push(body.subarray(at, at + 60_000));
  return Object.assign(Readable.from(pieces), { headers });
}

async function encode(parts: readonly (readonly [field: string, file: Buffer | string])[]) {
  const form = new FormData();
  for (const [field, file] of parts) {
    if (typeof file === 'string') form.append(field, file);
    else form.append(field, new Blob([new Uint8Array(file)]), 'x.png');
  }
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return { headers: { 'content-type': contentType }, body: Buffer.from(await encoded.arrayBuffer()) };
}

const requestOf = async (parts: Parameters<typeof encode>[0]) => sent(await encode(parts));

describe('an uploaded form', () => {
  test('gives its one image, byte for byte', async () => {
    const image = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
    const request = await requestOf([
      ['comment', 'hello'],
      ['image', image],
    ]);
    expect((await readImagePart(request)).equals(image)).toBe(true);
  });

  test('may hold ten megabytes and not one byte more', async () => {
    const read = async (size: number) => readImagePart(await requestOf([['image', Buffer.alloc(size, 1)]]));
    expect((await read(LIMIT)).length).toBe(LIMIT);
    await expect(read(LIMIT + 1)).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('10 MB'),
    });
    await expect(read(LIMIT * 2)).rejects.toMatchObject({ status: 413 });
  });

  test.each([
    ['no file', [['comment', 'hello']]],
    ['a text instead of a file', [['image', 'hello']]],
    ['a file in another field', [['picture', Buffer.from('x')]]],
    ['an empty file', [['image', Buffer.alloc(0)]]],
    [
      'two files',
      [
        ['image', Buffer.from('x')],
        ['image', Buffer.from('y')],
      ],
    ],
  ] as const)('with %s is refused', async (_name, parts) => {
    await expect(readImagePart(await requestOf(parts))).rejects.toMatchObject({ status: 400 });
  });

  test('of another type is refused', async () => {
    const body = Buffer.from('{}');
    for (const contentType of [undefined, 'application/json', 'image/png', 'multipart/mixed; boundary=x']) {
      const request = sent({ headers: { 'content-type': contentType }, body });
      await expect(readImagePart(request)).rejects.toMatchObject({ status: 415 });
    }
  });

  test.each([
    ['without a boundary', 'multipart/form-data; charset=utf-8'],
    ['with an empty boundary', 'multipart/form-data; boundary='],
    ['with a body that breaks off', 'multipart/form-data; boundary=x'],
    ['with a boundary of 257 characters', `multipart/form-data; boundary=${'x'.repeat(257)}`],
    ['with one in quotes', `multipart/form-data; boundary="${'x'.repeat(257)}"`],
    ['with a boundary of 7,000', `multipart/form-data; boundary=${'x'.repeat(7_000)}`],
  ])('that is malformed, %s, is refused and does not hang', async (_how, contentType) => {
    const body = Buffer.from('--x\r\nContent-Dis');
    const request = sent({ headers: { 'content-type': contentType }, body });
    await expect(readImagePart(request)).rejects.toMatchObject({ status: 400 });
  });

  test('that breaks off within the file is refused', async () => {
    const { headers, body } = await encode([['image', Buffer.alloc(1_000, 1)]]);
    const request = sent({ headers, body: body.subarray(0, 600) });
    await expect(readImagePart(request)).rejects.toMatchObject({ status: 400 });
  });

  test('whose sender goes away is refused', async () => {
    const { headers, body } = await encode([['image', Buffer.alloc(200_000, 1)]]);
    const request = sent({ headers, body: body.subarray(0, 100_000) });
    request.once('data', () => request.destroy());
    await expect(readImagePart(request)).rejects.toMatchObject({ status: 400 });
  });

  test('is read to its end even where it is refused, so that the answer is heard', async () => {
    const request = await requestOf([['image', Buffer.alloc(LIMIT * 2, 1)]]);
    await expect(readImagePart(request)).rejects.toMatchObject({ status: 413 });
    await finished(request);
  });

  test('without a body is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const request = sent({ headers, body: Buffer.alloc(0) });
    await expect(readImagePart(request)).rejects.toMatchObject({ status: 400 });
  });
});
