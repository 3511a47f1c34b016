import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import type { HostingConfig } from './firebase-json.ts';
import { createFunctionClient, type FunctionAddress } from './function-client.ts';
import { createFunctionHandler } from './function-handler.ts';
import { listenOnLoopback } from './loopback-server.ts';
import { createFileSender, packFiles } from './packed-files.ts';
import { tellOf } from './request-line.ts';
import { type CacheMode, SharedCache } from './shared-cache.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A running Hosting. */
export interface Hosting {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** What Hosting needs to serve a site. */
export interface HostingOptions {
  /** The folder that holds firebase.json; `config.public` is relative to it. */
  root: string;
  config: HostingConfig;
  /** Where each function listens, by function name. */
  functions: Readonly<Record<string, FunctionAddress>>;
  /** Whether answers of functions are kept, as a CDN does. */
  cache: CacheMode;
  /** 0 picks a free one. */
  port: number;
  /** Takes a line for each request. */
  request?: (line: string) => void;
}

/**
 * Serves a site as Firebase Hosting does: files, headers, redirects and rewrites by Hosting's own engine. Files are
 * packed with brotli and gzip once; what functions answer passes as it is, and is kept where it may be.
 * @throws PortTakenError when the port is in use
 */
export async function startHosting(options: HostingOptions): Promise<Hosting> {
  const agent = new Agent({ keepAlive: true });
  const handle = await createHostingHandler(options, agent);
  const server = await listenOnLoopback((request, response) => {
    if (options.request) tellOf(request, response, options.request);
    handle(request, response, () => notFound(response));
  }, options.port);
  return {
    url: `http://localhost:${server.port}`,
    port: server.port,
    async stop() {
      await server.stop();
      agent.destroy();
    },
  };
}

/**
 * The request handler of Hosting alone, for a server that stands in front of it.
 * @param agent keeps the connections to the functions; the caller destroys it
 */
export async function createHostingHandler(
  options: Omit<HostingOptions, 'port' | 'request'>,
  agent: Agent,
): Promise<Handler> {
  const cache = options.cache === 'off' ? null : new SharedCache(options.cache);
  const handlers = new Map(
    Object.entries(options.functions).map(([name, address]) => [
      name,
      createFunctionHandler(createFunctionClient(address, agent), cache),
    ]),
  );
  const packed = await packFiles(join(options.root, options.config.public));
  const settings = {
    cwd: options.root,
    config: options.config,
    stack: 'strict',
    // Called before a file is streamed, and for files alone.
    compression: createFileSender(packed),
    rewriters: {
      function: async (rewrite: HostingConfig['rewrites'][number]) => {
        const handler = handlers.get(rewrite.function.functionId);
        if (!handler) throw new Error(`firebase.json names a function that is not there: ${rewrite.source}`);
        return handler;
      },
    },
  };
  // The engine's types know neither rewrites to functions nor a function that compresses.
  const engine = superstatic(settings as unknown as Parameters<typeof superstatic>[0]) as unknown as Handler;

  return (request, response, next) => {
    const status = refusalOf(request.url);
    if (status !== null) {
      refuse(response, status);
      return;
    }
    engine(request, response, next);
  };
}

/** Longest name that a file system takes, in bytes. */
const NAME_BYTES = 255;

/**
 * The engine decodes addresses, queries included, and looks for files of their names without care: a malformed one
 * would end the process, and one that is too long is a failure of its own.
 */
function refusalOf(url = ''): 400 | 414 | null {
  try {
    const [path = ''] = decodeURI(url).split('?', 1);
    const names = path.split('/');
    return names.some((name) => Buffer.byteLength(name) > NAME_BYTES) ? 414 : null;
  } catch {
    return 400;
  }
}

function refuse(response: ServerResponse, status: 400 | 414): void {
  const text = status === 400 ? 'Bad Request\n' : 'URI Too Long\n';
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not Found\n');
}
