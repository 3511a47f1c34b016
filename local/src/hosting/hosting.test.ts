import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostingConfig } from './firebase-json.ts';
import { type Hosting, startHosting } from './hosting.ts';
import { PortTakenError } from './loopback-server.ts';

const CONFIG: HostingConfig = {
  public: 'public',
  cleanUrls: true,
  headers: [{ source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] }],
  redirects: [{ source: '/old', destination: '/new', type: 301 }],
  rewrites: [
    { source: '/missing/**', function: { functionId: 'missing', pinTag: true } },
    { source: '**', function: { functionId: 'fixture', pinTag: true } },
  ],
};

let root: string;
let fixture: Server;
let hosting: Hosting;
let answerWith: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/style.css'), 'body { color: hotpink; }\n'.repeat(200));
  fixture = createServer((request, response) => answerWith(request, response));
  await new Promise<void>((resolve) => fixture.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(fixture.address() as AddressInfo).port}`;
  hosting = await startHosting({ root, config: CONFIG, functions: { fixture: origin }, port: 0 });
});

afterAll(async () => {
  await hosting.stop();
  fixture.closeAllConnections();
  fixture.close();
  rmSync(root, { recursive: true });
});

/** What a function received. */
interface Received {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Asks Hosting, whose function must echo. */
async function receivedOf(path: string, init?: RequestInit): Promise<Received> {
  answerWith = echo;
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
  it('carry the __session cookie and no other', async () => {
    const { headers } = await receivedOf('/api/x', { headers: { cookie: 'a=1; __session=s.e-t=; b=2' } });
    expect(headers.cookie).toBe('__session=s.e-t=');
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
      answerWith = (incoming, response) => {
        incoming.once('data', (chunk) => resolve(String(chunk)));
        incoming.on('end', () => response.end('done'));
      };
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
    answerWith = (_request, response) => {
      response.writeHead(201, {
        'cache-control': 'private, no-store',
        'set-cookie': ['__session=1; Path=/; HttpOnly', 'hint=1; Path=/'],
      });
      response.end('{}');
    };
    const answer = await fetch(`${hosting.url}/api/x`);
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['__session=1; Path=/; HttpOnly', 'hint=1; Path=/']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('set no cookie when a shared cache may keep them', async () => {
    answerWith = (_request, response) => {
      response.writeHead(200, { 'cache-control': 'public, s-maxage=60', 'set-cookie': 'a=1' }).end();
    };
    const answer = await fetch(`${hosting.url}/api/x`);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Authorization, Cookie');
  });

  it('stream as they are written, compressed', async () => {
    answerWith = async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('first '.repeat(500));
      await delay(400);
      response.end('last');
    };
    const answer = await fetch(`${hosting.url}/page`, { headers: { 'accept-encoding': 'br' } });
    const started = performance.now();
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('first');
    expect(performance.now() - started).toBeLessThan(300);
    await reader.cancel();
  });

  it('are 502 when the function breaks off, and 500 when it does not exist', async () => {
    answerWith = (_request, response) => response.destroy();
    expect((await fetch(`${hosting.url}/api/x`)).status).toBe(502);
    expect((await fetch(`${hosting.url}/missing/x`)).status).toBe(500);
  });
});

describe('files', () => {
  it('come compressed with brotli, with a tag to revalidate by', async () => {
    const { body, headers } = await rawGet('/style.css', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('hotpink');
    expect(headers.etag).toBeTruthy();
  });

  it('follow redirects of firebase.json', async () => {
    const answer = await fetch(`${hosting.url}/old`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/new']);
  });

  it('are never found outside the public folder, and malformed addresses are refused', async () => {
    writeFileSync(join(root, 'secret.txt'), 'secret');
    answerWith = (_request, response) => response.writeHead(404).end('function');
    for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt']) {
      const outside = await rawGet(path);
      expect([outside.status, outside.body.toString()]).toEqual([404, expect.not.stringContaining('secret')]);
    }
    expect((await rawGet('/%E0%A4%A')).status).toBe(400);
    expect((await rawGet('/?%')).status).toBe(400);
    expect((await rawGet(`/${'a'.repeat(256)}`)).status).toBe(414);
  });
});

describe('the port', () => {
  it('answers on both loopback addresses and on no other', async () => {
    answerWith = (_request, response) => response.end('here');
    for (const host of ['127.0.0.1', 'localhost']) {
      expect(await (await fetch(`http://${host}:${hosting.port}/`)).text()).toBe('here');
    }
  });

  it('is refused when taken', async () => {
    const again = startHosting({ root, config: CONFIG, functions: {}, port: hosting.port });
    await expect(again).rejects.toThrow(PortTakenError);
    await expect(again).rejects.toThrow(`Port ${hosting.port} is taken`);
  });
});

/** A GET that neither normalises the path nor unpacks the body, as fetch would. */
function rawGet(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const get = request({ host: '127.0.0.1', port: hosting.port, path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      get.on('error', reject);
      get.end();
    },
  );
}
