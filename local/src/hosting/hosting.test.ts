import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hosting, startHosting } from './hosting.ts';
import { PortTakenError } from './loopback-server.ts';
import { SITE_CONFIG, type Site, STYLE_SHEET, startSite } from './site-for-tests.ts';

let site: Site;
let hosting: Hosting;

beforeAll(async () => {
  site = await startSite('off');
  hosting = site.hosting;
});
afterAll(() => site.stop());

/** What a function received. */
interface Received {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Asks Hosting, whose function must echo. */
async function receivedOf(path: string, init?: RequestInit): Promise<Received> {
  site.answerWith(echo);
  return (await (await fetch(`${hosting.url}${path}`, init)).json()) as Received;
}

/** Answers with what the function received. */
function echo(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    const body = Buffer.concat(chunks).toString('base64');
    response.end(JSON.stringify({ method, url, headers, body }));
  });
}

describe('requests to a function', () => {
  it('carry the __session cookie and no other, and the best encoding', async () => {
    const { headers } = await receivedOf('/api/x', {
      headers: { cookie: 'a=1; __session=s.e-t=; b=2', 'accept-encoding': 'gzip;q=0.1, br' },
    });
    expect(headers.cookie).toBe('__session=s.e-t=');
    expect(headers['accept-encoding']).toBe('br');
    const without = await receivedOf('/api/x', { headers: { cookie: 'my__session=1' } });
    expect(without.headers.cookie).toBeUndefined();
  });

  it('say who asked for what', async () => {
    const { headers, url } = await receivedOf('/a%20b?q=1&q=%C3%A9');
    expect(url).toBe('/a%20b?q=1&q=%C3%A9');
    expect(headers).toMatchObject({
      'x-forwarded-host': `localhost:${hosting.port}`,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1|::1/),
    });
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS'])('keep a %s and its body', async (method) => {
    const body = Buffer.from([0, 255, 1, 254, 13, 10]);
    expect(await receivedOf('/api/x', { method, body })).toMatchObject({
      method,
      body: body.toString('base64'),
    });
  });

  it('stream a body while it is still being sent', async () => {
    const first = new Promise<string>((resolve) => {
      site.answerWith((incoming, response) => {
        incoming.once('data', (chunk) => resolve(String(chunk)));
        incoming.on('end', () => response.end('done'));
      });
    });
    const upload = request(`${hosting.url}/api/x`, { method: 'POST' });
    upload.write('part one');
    expect(await first).toBe('part one');
    upload.end();
    await new Promise((resolve) => upload.on('response', (answer) => answer.resume().on('end', resolve)));
  });
});

describe('answers of a function', () => {
  it('keep status, cookies and headers when they are private', async () => {
    site.answerWith((_request, response) => {
      response.writeHead(201, {
        'cache-control': 'private, no-store',
        'set-cookie': ['__session=1; Path=/; HttpOnly', 'hint=1; Path=/'],
      });
      response.end('{}');
    });
    const answer = await fetch(`${hosting.url}/api/x`);
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['__session=1; Path=/; HttpOnly', 'hint=1; Path=/']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('set no cookie when a shared cache may keep them', async () => {
    site.answerWith((_request, response) => {
      response.writeHead(200, { 'cache-control': 'public, s-maxage=60', 'set-cookie': 'a=1' }).end();
    });
    const answer = await fetch(`${hosting.url}/api/x`);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Authorization, Cookie');
  });

  it.each(['br', 'gzip', undefined])('pass untouched when packed as %s by the function', async (encoding) => {
    const body = Buffer.from([0, 255, 1, 254]);
    site.answerWith((_request, response) => {
      response.writeHead(200, {
        ...(encoding && { 'content-encoding': encoding }),
        'content-type': 'text/html',
      });
      response.end(body);
    });
    const answer = await site.get('/page', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body).toEqual(body);
  });

  it('stream as they are written', async () => {
    site.answerWith((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('first');
      request.once('close', () => response.end());
    });
    const leaving = new AbortController();
    const { signal } = leaving;
    const answer = await fetch(`${hosting.url}/page`, { signal });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
    leaving.abort();
  });

  it('are 503 when the function breaks off or does not start, and 500 when it does not exist', async () => {
    site.answerWith((_request, response) => response.destroy());
    expect((await fetch(`${hosting.url}/api/x`)).status).toBe(503);
    expect((await fetch(`${hosting.url}/starting/x`)).status).toBe(503);
    expect((await fetch(`${hosting.url}/missing/x`)).status).toBe(500);
  });

  it('are never kept, nor called so, when the cache is off', async () => {
    let asked = 0;
    site.answerWith((_request, response) => {
      asked += 1;
      response.writeHead(200, { 'cache-control': 'public, s-maxage=60' }).end();
    });
    const first = await site.get('/page');
    const second = await site.get('/page');
    expect([asked, first.headers['x-cache'], second.headers['x-cache']]).toEqual([2, undefined, undefined]);
  });
});

describe('files', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0', undefined, (body: Buffer) => body],
  ] as const)('for whom "%s" suits come packed as %s', async (accepted, encoding, unpack) => {
    const { body, headers } = await site.get('/style.css', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(unpack(body).toString()).toBe(STYLE_SHEET);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await site.get('/style.css', { 'accept-encoding': 'br' });
    const tag = { 'if-none-match': headers.etag ?? '', 'accept-encoding': 'br' };
    const again = await site.get('/style.css', tag);
    expect([again.status, again.body.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
  });

  it('go out as they are now, were they changed since Hosting started', async () => {
    writeFileSync(join(site.root, 'public/style.css'), 'body { color: teal; }');
    const { body, headers } = await site.get('/style.css', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'body { color: teal; }']);
    writeFileSync(join(site.root, 'public/style.css'), STYLE_SHEET);
  });

  it('follow redirects of firebase.json', async () => {
    const answer = await fetch(`${hosting.url}/old`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/new']);
  });

  it('are never found outside the public folder, and malformed addresses are refused', async () => {
    writeFileSync(join(site.root, 'secret.txt'), 'secret');
    site.answerWith((_request, response) => response.writeHead(404).end('function'));
    for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt']) {
      const outside = await site.get(path);
      expect([outside.status, outside.body.toString()]).toEqual([404, expect.not.stringContaining('secret')]);
    }
    expect((await site.get('/%E0%A4%A')).status).toBe(400);
    expect((await site.get('/?%')).status).toBe(400);
    expect((await site.get(`/${'a'.repeat(256)}`)).status).toBe(414);
  });
});

describe('the port', () => {
  it('answers on both loopback addresses and on no other', async () => {
    site.answerWith((_request, response) => response.end('here'));
    for (const host of ['127.0.0.1', 'localhost']) {
      expect(await (await fetch(`http://${host}:${hosting.port}/`)).text()).toBe('here');
    }
  });

  it('is refused when taken', async () => {
    const again = startHosting({
      root: site.root,
      config: SITE_CONFIG,
      functions: {},
      cache: 'off',
      port: hosting.port,
    });
    await expect(again).rejects.toThrow(PortTakenError);
    await expect(again).rejects.toThrow(`Port ${hosting.port} is taken`);
  });
});
