import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Manifest, ServerBuild } from '@rad-rewind/contract/page-rendering';
import { createServer, type ViteDevServer } from 'vite';
import { createHostingHandler, type HostingOptions } from '../hosting/hosting.ts';
import { listenOnLoopback } from '../hosting/loopback-server.ts';
import { tellOf } from '../hosting/request-line.ts';
import { PROJECT_ROOT } from '../project.ts';
import type { Backend } from '../stack.ts';

/** The site with hot reload, in front of a running backend. */
export interface HotReloadFront {
  url: string;
  stop(): Promise<void>;
}

/** Addresses that functions answer also while the site is developed. */
const FUNCTION_PATHS = /^\/(?:api|uploads)(?:[/?]|$)/;

/** What the built site's manifest would say, were its source files the built ones. */
const SOURCE_MANIFEST: Manifest = {
  'src/entry-browser.tsx': { file: 'src/entry-browser.tsx', isEntry: true },
};

type ServerEntry = Pick<ServerBuild, 'renderShell'>;

/**
 * Serves web/src through Vite, so that a saved change shows at once; calls and uploads go to the functions. Pages
 * are the empty shell that the browser renders, as /auth and /admin always are.
 * @param options `port`: where the site listens; `cache`: whether answers to calls are kept; `request` takes a line
 * for each request
 * @throws PortTakenError when the port is in use
 */
export async function startHotReloadFront(
  backend: Backend,
  { port, cache, request: say }: Required<Pick<HostingOptions, 'port' | 'cache' | 'request'>>,
): Promise<HotReloadFront> {
  const agent = new Agent({ keepAlive: true });
  const { firebaseJson, functions } = backend;
  const toFunctions = await createHostingHandler(
    { root: PROJECT_ROOT, config: firebaseJson.hosting, functions: functions.addresses, cache },
    agent,
  );
  let vite: ViteDevServer | null = null;
  const server = await listenOnLoopback((request, response) => {
    tellOf(request, response, say);
    const next = () => void response.writeHead(404).end();
    if (!vite || FUNCTION_PATHS.test(request.url ?? '')) toFunctions(request, response, next);
    else serveSource(vite, request, response);
  }, port);
  vite = await createServer({
    root: join(PROJECT_ROOT, 'web'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: server.http } },
  });
  return {
    url: `http://localhost:${server.port}`,
    async stop() {
      await vite?.close();
      await server.stop();
      agent.destroy();
    },
  };
}

/** Source files and assets as Vite has them; what it does not know is a page. */
function serveSource(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse): void {
  vite.middlewares(request, response, () => {
    renderPage(vite, request.url ?? '/').then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      (error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
      },
    );
  });
}

async function renderPage(vite: ViteDevServer, url: string): Promise<string> {
  const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as ServerEntry;
  // The nonce marks a page that may hold the back office; there is no policy, which Vite's own scripts would not bear.
  const build = { manifest: SOURCE_MANIFEST, styles: {}, nonce: 'hot-reload' };
  return vite.transformIndexHtml(url, (await entry.renderShell(build)).html);
}
