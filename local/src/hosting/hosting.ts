import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import compression from 'compression';
import superstatic from 'superstatic/lib/superstatic.js';
import type { HostingConfig } from './firebase-json.ts';
import { createFunctionProxy } from './function-proxy.ts';
import { listenOnLoopback } from './loopback-server.ts';

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
  /** The origin that each function listens on, by function name. */
  functions: Record<string, string>;
  /** 0 picks a free one. */
  port: number;
}

/**
 * Serves a site as Firebase Hosting does: files, headers, redirects and rewrites by Hosting's own engine, all
 * answers compressed with brotli or gzip.
 * @throws PortTakenError when the port is in use
 */
export async function startHosting(options: HostingOptions): Promise<Hosting> {
  const agent = new Agent({ keepAlive: true });
  const handle = createHostingHandler(options, agent);
  const server = await listenOnLoopback((request, response) => {
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
export function createHostingHandler(options: Omit<HostingOptions, 'port'>, agent: Agent): Handler {
  const proxies = new Map(
    Object.entries(options.functions).map(([name, origin]) => [name, createFunctionProxy(origin, agent)]),
  );
  const engine = superstatic({
    cwd: options.root,
    // Its types know rewrites to files only; the engine itself passes others to `rewriters`.
    config: options.config as unknown as NonNullable<Parameters<typeof superstatic>[0]>['config'] & object,
    stack: 'strict',
    rewriters: {
      function: async (rewrite: HostingConfig['rewrites'][number]) => {
        const proxy = proxies.get(rewrite.function.functionId);
        if (!proxy) throw new Error(`firebase.json names a function that is not there: ${rewrite.source}`);
        return proxy;
      },
    },
  }) as unknown as Handler;
  const compress = compression() as unknown as Handler;

  return (request, response, next) => {
    const status = refusalOf(request.url);
    if (status !== null) {
      refuse(response, status);
      return;
    }
    compress(request, response, () => engine(request, response, next));
  };
}

/** Longest name that a file system takes, in bytes. */
const NAME_BYTES = 255;

/**
 * The engine decodes addresses, queries included, and looks for files of their names without care: a malformed one would end the process,
 * and one that is too long is a failure of its own.
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
