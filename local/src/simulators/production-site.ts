import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PRODUCTION_ONLY_PICTURES, SAMPLE_PICTURES } from '../catalogue/pictures.ts';
import { rasterise } from '../catalogue/rasterise.ts';
import { listenOnLoopback } from '../hosting/loopback-server.ts';

/** The address under which the local shop knows its production site. */
export const PRODUCTION_SITE_ORIGIN = 'https://production.rad-rewind.example';

/** A running production site. */
export interface ProductionSite {
  /** Where it is found on this machine. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a stand-in for the shop's production site, which serves at `/uploads/<name>.webp` the pictures that the
 * sample products name and the local shop lacks, and answers 404 to anything else. Each is also there as
 * `<name>-copy-<hexadecimal digits and hyphens>`, so that there is no end of pictures to copy.
 */
export async function startProductionSite(): Promise<ProductionSite> {
  const server = await listenOnLoopback((request, response) => {
    serve(request, response).catch(() => response.writeHead(500).end());
  }, 0);
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop() };
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = /^\/uploads\/([a-z0-9-]+?)(?:-copy-[0-9a-f-]+)?\.webp$/.exec(pathname)?.[1];
  const picture = SAMPLE_PICTURES.find(
    (candidate) => candidate.name === name && PRODUCTION_ONLY_PICTURES.includes(candidate.name),
  );
  if (!picture || !['GET', 'HEAD'].includes(request.method ?? '')) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found\n');
    return;
  }
  const contents = await readFile(await rasterise(picture));
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': contents.length });
  response.end(request.method === 'HEAD' ? undefined : contents);
}
