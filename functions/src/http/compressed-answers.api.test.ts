import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiPath, discoveryPath, pagePath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Started } from '../../test/child-process.ts';
import { startOwnFunction } from '../../test/own-function.ts';
import { signInAdmin } from '../../test/people.ts';
import { type RawAnswer, rawCall } from '../../test/raw-call.ts';

const SLUG = 'groovy-pink-lava-lamp-with-purple-base';
const LIST = apiPath.products({ limit: 8 });
const DECODE = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
} as const;
type Encoding = keyof typeof DECODE;

const FUNCTIONS = ['pages', 'api', 'media'] as const;
type FunctionName = (typeof FUNCTIONS)[number];
const running = new Map<FunctionName, Started<string>>();

beforeAll(async () => {
  for (const name of FUNCTIONS) running.set(name, await startOwnFunction(name));
});
afterAll(async () => {
  for (const started of running.values()) await started.stop();
});

/** Asks a function itself, with no Hosting in between that might compress. */
const ask = (name: FunctionName, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawCall(running.get(name)?.ready + path, { method, headers });

const accepting = (encoding: string) => ({ 'accept-encoding': encoding });
const encodingOf = ({ headers }: RawAnswer) => (headers['content-encoding'] ?? 'identity') as Encoding;
const textOf = (answer: RawAnswer) => String(DECODE[encodingOf(answer)](answer.body));

const LONG: [name: FunctionName, path: string, status: number][] = [
  ['pages', pagePath.home, 200],
  ['pages', pagePath.product(SLUG), 200],
  ['pages', pagePath.auth, 200],
  ['pages', '/nothing', 404],
  ['api', LIST, 200],
  ['api', apiPath.products(), 200],
  ['api', discoveryPath.feed, 200],
  ['media', discoveryPath.sitemap, 200],
];

describe.each(LONG)('%s: %s', (name, path, status) => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
  ] as const)('to %j is in %s', async (header, encoding) => {
    const answer = await ask(name, path, accepting(header));
    expect({ status: answer.status, encoding: encodingOf(answer) }).toEqual({ status, encoding });
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    const text = textOf(answer);
    expect(text).toMatch(/[>\]]\s*$/);
    if (encoding !== 'identity') expect(answer.body.length).toBeLessThan(text.length / 2);
  });

  it('to HEAD tells the same and sends nothing', async () => {
    const { headers, body, ...answer } = await ask(name, path, accepting('br'), 'HEAD');
    expect({ status: answer.status, size: body.length }).toEqual({ status, size: 0 });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('Accept-Enc') });
  });
});

it('the home page is at most 17 KB as browsers ask for it', async () => {
  const { body } = await ask('pages', pagePath.home, accepting('gzip, deflate, br, zstd'));
  expect(body.length).toBeLessThanOrEqual(17_000);
});

it('an answer says the same in each encoding', async () => {
  const answers = await Promise.all(
    Object.keys(DECODE).map((encoding) => ask('api', LIST, accepting(encoding))),
  );
  expect(new Set(answers.map(encodingOf)).size).toBe(3);
  expect(new Set(answers.map(textOf)).size).toBe(1);
});

it('an answer to a session is compressed too', async () => {
  const admin = await signInAdmin();
  const cookie = `__session=${admin.cookies.get('__session')}`;
  const answer = await ask('api', LIST, { ...accepting('br'), cookie });
  expect(encodingOf(answer)).toBe('br');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(textOf(answer)).toContain('affiliateLink');
});

it('a short answer is sent as it is, whoever asks', async () => {
  const answer = await ask('api', '/api/categories/music/random-image', accepting('br'));
  expect(encodingOf(answer)).toBe('identity');
  expect(answer.headers.vary).toBeUndefined();
  expect(textOf(answer)).toMatch(/^\{.*\}$/);
});

it('a picture is sent as it is, whoever asks', async () => {
  for (const path of ['/uploads/lava-lamp.webp', '/uploads/lava-lamp.webp?w=320']) {
    const answer = await ask('media', path, accepting('br, gzip'));
    expect({ status: answer.status, encoding: encodingOf(answer) }).toEqual({
      status: 200,
      encoding: 'identity',
    });
    expect(answer.headers.vary ?? '').not.toContain('Accept-Encoding');
  }
});

describe('whoever has an answer', () => {
  const tagOf = async (encoding: Encoding) => {
    const { headers } = await ask('api', LIST, accepting(encoding));
    return String(headers.etag);
  };

  it.each(['br', 'gzip', 'identity'] as const)('in %s is told that it still holds', async (encoding) => {
    const etag = await tagOf(encoding);
    const { status, headers, body } = await ask('api', LIST, {
      ...accepting(encoding),
      'if-none-match': etag,
    });
    expect({ status, size: body.length, etag: headers.etag }).toEqual({ status: 304, size: 0, etag });
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('in another encoding gets it anew', async () => {
    const headers = { ...accepting('gzip'), 'if-none-match': await tagOf('br') };
    const answer = await ask('api', LIST, headers);
    expect({ status: answer.status, encoding: encodingOf(answer) }).toEqual({
      status: 200,
      encoding: 'gzip',
    });
  });
});

it('a range of a text is answered with all of it', async () => {
  const answer = await ask('api', LIST, { ...accepting('br'), range: 'bytes=0-9' });
  expect(answer.status).toBe(200);
  expect(JSON.parse(textOf(answer))).toHaveLength(8);
});
