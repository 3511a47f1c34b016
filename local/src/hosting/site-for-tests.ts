import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { HostingConfig } from './firebase-json.ts';
import { type Hosting, startHosting } from './hosting.ts';
import type { CacheMode } from './shared-cache.ts';

/** The content of its `/style.css`. */
export const STYLE_SHEET = 'body { color: hotpink; }\n'.repeat(200);

/** The settings of the site that tests of Hosting serve. */
export const SITE_CONFIG: HostingConfig = {
  public: 'public',
  cleanUrls: true,
  headers: [{ source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] }],
  redirects: [{ source: '/old', destination: '/new', type: 301 }],
  rewrites: [
    { source: '/missing/**', function: { functionId: 'missing', pinTag: true } },
    { source: '/starting/**', function: { functionId: 'starting', pinTag: true } },
    { source: '**', function: { functionId: 'fixture', pinTag: true } },
  ],
};

/** A site with one style sheet and a function that answers as a test wants. */
export interface Site {
  hosting: Hosting;
  /** The folder that holds `public`. */
  root: string;
  answerWith(answer: (request: IncomingMessage, response: ServerResponse) => void): void;
  /** A GET that neither normalises the path nor unpacks the body, as fetch would. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
  stop(): Promise<void>;
}

export interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Serves a small site through Hosting. */
export async function startSite(cache: CacheMode): Promise<Site> {
  const root = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/style.css'), STYLE_SHEET);
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.end();
  const fixture = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => fixture.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(fixture.address() as AddressInfo).port}`;
  const starting = () => Promise.reject(new Error('It ends at once.'));
  const functions = { fixture: async () => origin, starting };
  const hosting = await startHosting({ root, config: SITE_CONFIG, functions, cache, port: 0 });
  return {
    hosting,
    root,
    answerWith: (wanted) => {
      answer = wanted;
    },
    get: (path, headers, method) => rawGet(hosting.port, path, headers, method),
    async stop() {
      await hosting.stop();
      fixture.closeAllConnections();
      fixture.close();
      rmSync(root, { recursive: true });
    },
  };
}

function rawGet(port: number, path: string, headers = {}, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const get = request({ host: '127.0.0.1', port, path, headers, method }, async (answer) => {
      try {
        resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) });
      } catch (error) {
        reject(error);
      }
    });
    get.on('error', reject);
    get.end();
  });
}
