import { describe, expect, test } from 'vitest';
import { readImagePart } from './multipart-image.ts';

const LIMIT = 10 * 1024 * 1024;

async function requestOf(parts: readonly (readonly [field: string, file: Buffer | string])[]) {
  const form = new FormData();
  for (const [field, file] of parts) {
    if (typeof file === 'string') form.append(field, file);
    else form.append(field, new Blob([new Uint8Array(file)]), 'x.png');
  }
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return { headers: { 'content-type': contentType }, rawBody: Buffer.from(await encoded.arrayBuffer()) };
}

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
    const rawBody = Buffer.from('{}');
    for (const contentType of [undefined, 'application/json', 'image/png', 'multipart/mixed; boundary=x']) {
      const request = { headers: { 'content-type': contentType }, rawBody };
      await expect(readImagePart(request)).rejects.toMatchObject({ status: 415 });
    }
  });

  test.each([
    'multipart/form-data; charset=utf-8',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
  ])('that is malformed (%s) is refused, and does not hang', async (contentType) => {
    const request = { headers: { 'content-type': contentType }, rawBody: Buffer.from('--x\r\nContent-Dis') };
    await expect(readImagePart(request)).rejects.toMatchObject({ status: 400 });
  });

  test('that breaks off within the file is refused', async () => {
    const { headers, rawBody } = await requestOf([['image', Buffer.alloc(1_000, 1)]]);
    const request = { headers, rawBody: rawBody.subarray(0, 600) };
    await expect(readImagePart(request)).rejects.toMatchObject({ status: 400 });
  });

  test('without a body is refused', async () => {
    const request = { headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    await expect(readImagePart(request)).rejects.toMatchObject({ status: 400 });
  });
});
