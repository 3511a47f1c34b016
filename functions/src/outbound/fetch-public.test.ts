import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type FetchRules, fetchPublic } from './fetch-public.ts';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Rules under which https://shop.example is answered by a server of the test. */
function rulesFor(origin: string, changes: Partial<FetchRules> = {}): FetchRules {
  return {
    admits: () => true,
    maxBytes: 1_000,
    timeoutMs: 5_000,
    accept: 'image/*',
    standIns: new Map([['https://shop.example', origin]]),
    ...changes,
  };
}

const failing = (failure: string) => expect.objectContaining({ name: 'OutboundError', failure });
const START = 'https://shop.example/start';

describe('a fetch', () => {
  test('gives status, type and body, and sends no cookies', async () => {
    const origin = await serve((request, response) => {
      expect(request.headers).toMatchObject({ accept: 'image/*', 'accept-encoding': 'identity' });
      expect(request.headers.cookie).toBeUndefined();
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('picture');
    });
    const answer = await fetchPublic(START, rulesFor(origin));
    expect(answer).toEqual({ status: 200, contentType: 'image/png', body: Buffer.from('picture') });
  });

  test('leaves other statuses to the caller, without the body', async () => {
    const origin = await serve((_request, response) => response.writeHead(404).end('long text'));
    expect(await fetchPublic(START, rulesFor(origin))).toMatchObject({ status: 404, body: Buffer.alloc(0) });
  });

  test('follows a redirect under the same rules', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/end') response.end('picture');
      else response.writeHead(302, { Location: '/end' }).end();
    });
    expect((await fetchPublic(START, rulesFor(origin))).body.toString()).toBe('picture');
  });

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::ffff:169.254.169.254]/',
    'http://localhost/',
    'file:///etc/passwd',
    'https://user@shop.example/',
    'http://[broken',
  ])('refuses a redirect to %s', async (location) => {
    const origin = await serve((_request, response) => response.writeHead(302, { Location: location }).end());
    await expect(fetchPublic(START, rulesFor(origin))).rejects.toEqual(failing('redirect'));
  });

  test('refuses a redirect to a host that the caller does not admit', async () => {
    const origin = await serve((_request, response) =>
      response.writeHead(301, { Location: 'https://elsewhere.example/' }).end(),
    );
    const rules = rulesFor(origin, { admits: ({ host }) => host === 'shop.example' });
    await expect(fetchPublic(START, rules)).rejects.toEqual(failing('redirect'));
  });

  test('follows no endless chain', async () => {
    let requests = 0;
    const origin = await serve((_request, response) => {
      requests += 1;
      response.writeHead(307, { Location: `/${requests}` }).end();
    });
    await expect(fetchPublic(START, rulesFor(origin))).rejects.toEqual(failing('redirect'));
    expect(requests).toBe(4);
  });

  test('refuses a name of this machine, and never connects to it', async () => {
    const asked = await serve((_request, response) => response.end('secret'));
    const { port } = new URL(asked);
    await expect(fetchPublic('http://localhost/', rulesFor(asked))).rejects.toEqual(failing('refused'));
    await expect(fetchPublic(`http://localhost:${port}/`, rulesFor(asked))).rejects.toEqual(
      failing('refused'),
    );
  });
});

describe('an upstream', () => {
  test('that never answers is given up', async () => {
    const origin = await serve(() => {});
    await expect(fetchPublic(START, rulesFor(origin, { timeoutMs: 100 }))).rejects.toEqual(
      failing('timeout'),
    );
  });

  test('that trickles is given up, however lively it is', async () => {
    const origin = await serve((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expect(fetchPublic(START, rulesFor(origin, { timeoutMs: 200 }))).rejects.toEqual(
      failing('timeout'),
    );
  });

  test('that redirects slowly has one time limit for the whole way', async () => {
    const origin = await serve((_request, response) => {
      setTimeout(() => response.writeHead(302, { Location: '/again' }).end(), 80);
    });
    await expect(fetchPublic(START, rulesFor(origin, { timeoutMs: 150 }))).rejects.toEqual(
      failing('timeout'),
    );
  });

  test('that never ends is cut at the size limit, and the connection closed', async () => {
    let closed = false;
    const origin = await serve((_request, response) => {
      const flood = setInterval(() => response.write('x'.repeat(400)), 1);
      response.on('close', () => {
        clearInterval(flood);
        closed = true;
      });
    });
    await expect(fetchPublic(START, rulesFor(origin))).rejects.toEqual(failing('too-large'));
    await expect.poll(() => closed).toBe(true);
  });

  test('that announces too much is not read', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': '1001' }).write('x');
    });
    await expect(fetchPublic(START, rulesFor(origin))).rejects.toEqual(failing('too-large'));
  });

  test('that gives exactly what is allowed is read', async () => {
    const origin = await serve((_request, response) => response.end('x'.repeat(1_000)));
    expect((await fetchPublic(START, rulesFor(origin))).body).toHaveLength(1_000);
  });

  test('that breaks off, or talks another protocol, is unreachable', async () => {
    const broken = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': '10' }).write('x');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(fetchPublic(START, rulesFor(broken))).rejects.toEqual(failing('unreachable'));
    const upgrading = await serve((_request, response) => {
      response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'other' }).end();
    });
    await expect(fetchPublic(START, rulesFor(upgrading))).rejects.toEqual(failing('unreachable'));
  });
});
