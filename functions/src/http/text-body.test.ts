import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TextBody } from './text-body.ts';

const TEXT = 'Tamagotchi, très chic. '.repeat(100);

describe('TextBody', () => {
  it('is the same text in each encoding', async () => {
    const body = new TextBody(TEXT);
    const decoded = [
      brotliDecompressSync((await body.as('br')).bytes),
      gunzipSync((await body.as('gzip')).bytes),
      (await body.as('identity')).bytes,
    ];
    expect(decoded.map(String)).toEqual(Array(3).fill(TEXT));
  });

  it('is compressed once for all who ask, at once and later', async () => {
    const body = new TextBody(TEXT);
    const [one, other] = await Promise.all([body.as('br'), body.as('br')]);
    expect(one.bytes).toBe(other.bytes);
    expect((await body.as('br')).bytes).toBe(one.bytes);
  });

  it('has a tag of its own in each encoding, the same for the same text', async () => {
    const body = new TextBody(TEXT);
    const tags = await Promise.all((['br', 'gzip', 'identity'] as const).map((as) => body.as(as)));
    expect(new Set(tags.map(({ etag }) => etag)).size).toBe(3);
    expect((await new TextBody(TEXT).as('br')).etag).toBe(tags[0]?.etag);
    expect((await new TextBody(`${TEXT}!`).as('br')).etag).not.toBe(tags[0]?.etag);
  });

  it('is long from 1,024 bytes on, whatever its letters', () => {
    expect(new TextBody('é'.repeat(511)).isLong).toBe(false);
    expect(new TextBody('é'.repeat(512)).isLong).toBe(true);
  });
});
