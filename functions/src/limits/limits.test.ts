import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiPath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../http/app.ts';
import { API_ROUTES, MEDIA_ROUTES, SIGN_IN_ROUTES } from '../routes.ts';

/*
 * Production's own limits, on the app as production builds it. Every call is one that its schemas refuse, so that
 * none asks a service for anything.
 */

const OPEN = [...API_ROUTES, ...MEDIA_ROUTES, ...SIGN_IN_ROUTES].filter(
  ({ access }) => access === 'public' || access === 'anonymous',
);
const LIMITED = OPEN.flatMap(({ method, path, limit }) =>
  typeof limit === 'object' ? [{ method, path, ...limit }] : [],
);
/** The others need Firestore: `limits.api.test.ts`. */
const IN_MEMORY = LIMITED.filter(({ acrossInstances }) => !acrossInstances);

vi.mock('firebase-functions/logger', () => ({ write: () => {} }));

let server: Server;
beforeAll(async () => {
  vi.stubEnv('WEB_API_KEY', 'a-key');
  vi.stubEnv('SITE_URL', 'https://shop.example');
  vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1/32');
  server = createServer(createApp([...API_ROUTES, ...MEDIA_ROUTES, ...SIGN_IN_ROUTES])).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

const refusedPath = (path: string): string =>
  path === '/api/products' ? '/api/products?limit=none&q=lamp' : path.replace(/:\w+/g, 'NONE');

async function call(method: string, path: string, address: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': address };
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })).status;
}

const calls = (count: number, method: string, path: string, address: string) =>
  Promise.all(Array.from({ length: count }, () => call(method, path, address)));

describe('each route that is open to all', () => {
  it('declares its limit, or is a read that costs nothing', () => {
    expect(OPEN.filter(({ limit }) => limit === undefined)).toEqual([]);
    expect(OPEN.filter(({ limit, method }) => limit === 'cached' && method !== 'GET')).toEqual([]);
    const ownWay = OPEN.filter(({ limit }) => limit === 'by-handler');
    expect(ownWay.map(({ path }) => path)).toEqual([apiPath.login]);
  });

  it('has one where the product page names one', () => {
    expect(LIMITED.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /api/products/:id/click',
        'POST /api/subscribe',
        'POST /api/register',
        'GET /api/products',
        'GET /api/image-proxy',
        'GET /api/image/recover',
      ]),
    );
  });

  it.each(
    IN_MEMORY.map(({ method, path, calls: allowed, perSeconds }, index) => ({
      method,
      path,
      allowed,
      perSeconds,
      address: `198.18.0.${index + 1}`,
    })),
  )(
    '$method $path refuses an address past $allowed calls in $perSeconds s, and no other',
    async ({ method, path, allowed, perSeconds, address }) => {
      const startedAt = performance.now();
      const statuses = await calls(allowed + 100, method, refusedPath(path), address);
      const refused = statuses.filter((status) => status === 429).length;
      // Calls come back while the test runs.
      const back = Math.ceil(((performance.now() - startedAt) / 1_000) * (allowed / perSeconds));
      expect(refused).toBeLessThanOrEqual(100);
      expect(refused).toBeGreaterThanOrEqual(100 - back);
      expect(await call(method, refusedPath(path), '198.18.9.9')).not.toBe(429);
    },
  );

  it('spares lists: hundreds of visitors may share an address', async () => {
    const statuses = await calls(500, 'GET', '/api/products?limit=none', '198.18.8.8');
    expect(new Set(statuses)).toEqual(new Set([400]));
  });
});
