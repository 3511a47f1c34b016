import { type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheMode } from './shared-cache.ts';
import { type Site, startSite } from './site-for-tests.ts';

const MINUTE = { 'cache-control': 'public, max-age=0, s-maxage=60' };
const STALE_MINUTE = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=30' };

let site: Site;
/** How often the function was asked. */
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.stop();
});

async function open(cache: CacheMode = 'stale-while-revalidate'): Promise<void> {
  site = await startSite(cache);
  asked = 0;
}

/** The function answers every time with another number. */
function answerWith(headers: OutgoingHttpHeaders, status = 200): void {
  site.answerWith((_request, response) => {
    asked += 1;
    response.writeHead(status, { date: new Date().toUTCString(), ...headers }).end(`answer ${asked}`);
  });
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

/** What a visitor gets, in short: `HIT: answer 1`. */
async function look(path = '/page', headers: Record<string, string> = {}, method = 'GET'): Promise<string> {
  const answer = await site.get(path, headers, method);
  return `${answer.headers['x-cache']}: ${answer.body}`;
}

describe('an answer with s-maxage', () => {
  beforeEach(() => open());

  it('serves everybody until its time is over', async () => {
    answerWith(MINUTE);
    expect(await look()).toBe('MISS: answer 1');
    later(59);
    expect(await look()).toBe('HIT: answer 1');
    later(1);
    expect(await look()).toBe('MISS: answer 2');
  });

  it('tells its age, and what firebase.json adds', async () => {
    answerWith(MINUTE);
    await look();
    later(20);
    const { status, headers } = await site.get('/page');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ age: '20', 'x-content-type-options': 'nosniff', ...MINUTE });
  });

  it('is one for each address, query and host', async () => {
    answerWith(MINUTE);
    await look('/page');
    expect(await look('/page?a')).toBe('MISS: answer 2');
    expect(await look('/page', { host: 'other.example' })).toBe('MISS: answer 3');
    expect(await look('/page')).toBe('HIT: answer 1');
  });

  it('serves whoever wants a new one: visitors empty no CDN', async () => {
    answerWith(MINUTE);
    await look();
    const reload = { 'cache-control': 'no-cache', pragma: 'no-cache' };
    expect(await look('/page', reload)).toBe('HIT: answer 1');
    await look('/page', {}, 'POST');
    expect(await look()).toBe('HIT: answer 1');
  });

  it('serves HEAD too, and no part of it', async () => {
    answerWith(MINUTE);
    expect(await look('/page', {}, 'HEAD')).toBe('MISS: ');
    expect(await look('/page')).toBe('MISS: answer 2');
    expect(await look('/page', {}, 'HEAD')).toBe('HIT: ');
    expect(await look('/page', { range: 'bytes=0-1' })).toBe('MISS: answer 3');
  });

  it('is not sent again to who has it', async () => {
    answerWith({ ...MINUTE, etag: '"tag"', 'content-type': 'text/html' });
    const tag = { 'if-none-match': '"tag"' };
    const first = await site.get('/page', tag);
    expect([first.status, first.body.length, first.headers['x-cache']]).toEqual([304, 0, 'MISS']);
    const again = await site.get('/page', tag);
    expect([again.status, again.body.length, again.headers['x-cache']]).toEqual([304, 0, 'HIT']);
    expect(await look('/page', { 'if-none-match': '"old"' })).toBe('HIT: answer 1');
  });
});

describe('an answer that varies', () => {
  beforeEach(() => open());

  it('is one for each encoding, however visitors spell it', async () => {
    answerWith(MINUTE);
    await look('/page', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(await look('/page', { 'accept-encoding': 'br' })).toBe('HIT: answer 1');
    expect(await look('/page', { 'accept-encoding': 'gzip' })).toBe('MISS: answer 2');
    expect(await look('/page')).toBe('MISS: answer 3');
    expect(await look('/page', { 'accept-encoding': 'identity' })).toBe('HIT: answer 3');
  });

  it('is one for each value of the headers it names', async () => {
    answerWith({ ...MINUTE, vary: 'Accept' });
    await look('/page', { accept: 'image/avif' });
    expect(await look('/page', { accept: 'image/webp' })).toBe('MISS: answer 2');
    expect(await look('/page', { accept: 'image/avif' })).toBe('HIT: answer 1');
  });

  it('by everything is never kept', async () => {
    answerWith({ ...MINUTE, vary: '*' });
    await look();
    expect(await look()).toBe('MISS: answer 2');
  });
});

describe('cookies', () => {
  beforeEach(() => open());

  it('but __session tell no visitors apart', async () => {
    answerWith(MINUTE);
    await look('/page', { cookie: 'a=1' });
    expect(await look('/page', { cookie: 'b=2' })).toBe('HIT: answer 1');
  });

  it('of a session keep what is for visitors from them, and what is for them from visitors', async () => {
    answerWith(MINUTE);
    await look();
    answerWith({ 'cache-control': 'private, no-store' });
    const session = { cookie: 'a=1; __session=s' };
    expect(await look('/page', session)).toBe('MISS: answer 2');
    expect(await look('/page', session)).toBe('MISS: answer 3');
    expect(await look('/page')).toBe('HIT: answer 1');
  });
});

describe('what is not kept', () => {
  beforeEach(() => open());

  it.each<[string, OutgoingHttpHeaders, number]>([
    ['an answer without Cache-Control', {}, 200],
    ['a private one', { 'cache-control': 'private, max-age=60' }, 200],
    ['one that must not be stored', { 'cache-control': 'no-store' }, 200],
    ['one that must be asked for anew', { 'cache-control': 'public, no-cache' }, 200],
    ['one without a time', { 'cache-control': 'public, max-age=0' }, 200],
    ['a failure', MINUTE, 500],
    ['a redirect that says nothing', { location: '/' }, 302],
    ['a 404 that is private', { 'cache-control': 'private' }, 404],
  ])('%s', async (_what, headers, status) => {
    answerWith(headers, status);
    await look();
    expect(await look()).toBe('MISS: answer 2');
  });

  it('an answer that breaks off', async () => {
    site.answerWith((_request, response) => {
      asked += 1;
      response.writeHead(200, { ...MINUTE, 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    await expect(site.get('/page')).rejects.toThrow();
    answerWith(MINUTE);
    expect(await look()).toBe('MISS: answer 2');
  });

  it('an answer to a request with a body', async () => {
    answerWith(MINUTE);
    const ask = () =>
      new Promise<string>((resolve, reject) => {
        const url = `http://127.0.0.1:${site.hosting.port}/page`;
        request(url, { method: 'GET', headers: { 'content-length': 4 } }, async (answer) =>
          resolve(`${answer.headers['x-cache']}: ${await text(answer)}`),
        )
          .on('error', reject)
          .end('body');
      });
    expect(await ask()).toBe('MISS: answer 1');
    expect(await look()).toBe('MISS: answer 2');
    expect(await ask()).toBe('MISS: answer 3');
  });

  it('an answer of more than 8 MB', async () => {
    site.answerWith((_request, response) => {
      response.writeHead(200, MINUTE).end(Buffer.alloc(8 * 1024 * 1024 + 1));
    });
    await site.get('/page');
    expect((await site.get('/page')).headers['x-cache']).toBe('MISS');
  });
});

describe('a 404', () => {
  beforeEach(() => open());

  it('without a header of its own is kept for ten minutes', async () => {
    answerWith({}, 404);
    await look();
    later(599);
    expect(await look()).toBe('HIT: answer 1');
    expect((await site.get('/page')).status).toBe(404);
    later(1);
    expect(await look()).toBe('MISS: answer 2');
  });

  it('with one is kept as that says', async () => {
    answerWith({ 'cache-control': 'public, s-maxage=10' }, 404);
    await look();
    later(10);
    expect(await look()).toBe('MISS: answer 2');
  });
});

describe('stale-while-revalidate', () => {
  it('serves the old answer once more while a new one is fetched', async () => {
    await open();
    answerWith(STALE_MINUTE);
    await look();
    later(89);
    expect(await look()).toBe('STALE: answer 1');
    await vi.waitFor(async () => expect(await look()).toBe('HIT: answer 2'));
    expect(asked).toBe(2);
  });

  it('fetches one new answer, however many ask', async () => {
    await open();
    answerWith(STALE_MINUTE);
    await look();
    later(61);
    let release = () => {};
    site.answerWith((_request, response) => {
      asked += 1;
      release = () => response.writeHead(200, STALE_MINUTE).end('new');
    });
    const visitors = ['a', 'b', 'c'].map((name) => look('/page', { 'user-agent': name }));
    expect(await Promise.all(visitors)).toEqual(Array(3).fill('STALE: answer 1'));
    await vi.waitFor(() => expect(asked).toBe(2));
    release();
    await vi.waitFor(async () => expect(await look()).toBe('HIT: new'));
    expect(asked).toBe(2);
  });

  it('serves the old answer while the function fails, until it is too old', async () => {
    await open();
    answerWith(STALE_MINUTE);
    await look();
    later(61);
    site.answerWith((_request, response) => response.destroy());
    expect(await look()).toBe('STALE: answer 1');
    later(29);
    expect((await site.get('/page')).status).toBe(503);
  });

  it('is heard only where it is switched on', async () => {
    await open('fresh-only');
    answerWith(STALE_MINUTE);
    await look();
    later(60);
    expect(await look()).toBe('MISS: answer 2');
  });
});

it('a new Hosting knows nothing of what the last one kept', async () => {
  await open();
  answerWith(MINUTE);
  await look();
  await site.stop();
  await open();
  answerWith(MINUTE);
  expect(await look()).toBe('MISS: answer 1');
});
