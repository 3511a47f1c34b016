import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiPath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { plain } from '../../test/images.ts';
import { createApp } from '../http/app.ts';
import { proxyRoutes } from './proxy-routes.ts';

/*
 * The proxy, over HTTP, in front of an image host that behaves in every way but the right one.
 */

const LARGE = 10 * 1024 * 1024;

let picture: Buffer;
const upstream: Record<string, RequestListener> = {
  '/picture.png': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture),
  '/lying-type.png': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'image/webp' }).end(picture),
  '/moved.png': (_request, response) =>
    response.writeHead(302, { Location: 'https://i.ebayimg.com/picture.png' }).end(),
  '/to-metadata.png': (_request, response) =>
    response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-elsewhere.png': (_request, response) =>
    response.writeHead(302, { Location: 'https://elsewhere.example/x.png' }).end(),
  '/to-http.png': (_request, response) =>
    response.writeHead(302, { Location: 'http://m.media-amazon.com/picture.png' }).end(),
  '/round-and-round.png': (request, response) => response.writeHead(302, { Location: request.url }).end(),
  '/page.png': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>alert(1)</script>'),
  '/page-called-image.png': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'image/png' }).end('<script>alert(1)</script>'),
  '/drawing.svg': (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/image-called-page.png': (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(picture),
  '/broken.png': (_request, response) => response.writeHead(500).end(),
  '/gone.png': (_request, response) => response.writeHead(410).end(),
  '/announced.png': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': `${LARGE + 1}` }).write(picture);
  },
  '/endless.png': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' });
    const flood = setInterval(() => response.write(Buffer.alloc(1024 * 1024)), 5);
    response.on('close', () => clearInterval(flood));
  },
  '/slow.png': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' });
    const drip = setInterval(() => response.write('x'), 100);
    response.on('close', () => clearInterval(drip));
  },
  '/silent.png': () => {},
};

const servers: Server[] = [];

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let origin: string;
beforeAll(async () => {
  picture = await plain(20, 10).png().toBuffer();
  const host = await listen((request, response) => {
    const answer = upstream[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  vi.stubEnv('WEB_API_KEY', 'a-key');
  vi.stubEnv('GCLOUD_PROJECT', 'demo-rad-rewind');
  const hosts = ['https://m.media-amazon.com', 'https://i.ebayimg.com'];
  vi.stubEnv('OUTBOUND_STAND_INS', hosts.map((name) => `${name}=${host}`).join());
  origin = await listen(createApp(proxyRoutes));
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const proxied = (path: string) => fetch(origin + apiPath.proxyImage(`https://m.media-amazon.com${path}`));

describe('the image proxy', () => {
  test.each(['/picture.png', '/lying-type.png', '/moved.png'])(
    'passes %s on, by what it is',
    async (path) => {
      const response = await proxied(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
    },
  );

  test.concurrent.each([
    ['/to-metadata.png', 502, 'The image leads elsewhere'],
    ['/to-elsewhere.png', 502, 'The image leads elsewhere'],
    ['/to-http.png', 502, 'The image leads elsewhere'],
    ['/round-and-round.png', 502, 'The image leads elsewhere'],
    ['/page.png', 502, 'What the image host answered is no image'],
    ['/page-called-image.png', 502, 'What the image host answered is no image'],
    ['/drawing.svg', 502, 'What the image host answered is no image'],
    ['/image-called-page.png', 502, 'What the image host answered is no image'],
    ['/broken.png', 502, 'The image host answered with status 500'],
    ['/gone.png', 404, 'The image is gone'],
    ['/missing.png', 404, 'The image is gone'],
    ['/announced.png', 502, 'The image is too large'],
    ['/endless.png', 502, 'The image is too large'],
    ['/slow.png', 504, 'The image took too long to arrive'],
    ['/silent.png', 504, 'The image took too long to arrive'],
  ] as const)('answers to %s with %s', async (path, status, message) => {
    const response = await proxied(path);
    expect({ status: response.status, body: await response.json() }).toEqual({ status, body: { message } });
    expect(response.headers.get('cache-control')).toContain('no-store');
  });
});
