import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished, pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import { headersFromFunction, headersToFunction } from './forwarded-headers.ts';
import { type AskFunction, FunctionFailure } from './function-client.ts';
import {
  type AnswerHead,
  type CachedRequest,
  type Found,
  type Headers,
  LARGEST_KEPT,
  type SharedCache,
} from './shared-cache.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Answering = (request: IncomingMessage, response: ServerResponse, signal: AbortSignal) => Promise<void>;

/**
 * Makes the handler that lets a function answer. What the function says passes untouched, packed or not.
 * @param cache keeps the answers that it may; null keeps none
 */
export function createFunctionHandler(ask: AskFunction, cache: SharedCache | null): Handler {
  const passOn = createPassing(ask, cache ? { 'x-cache': 'MISS' } : {});
  const answerFrom = cache ? createCaching(ask, cache) : passOn;
  return (request, response) => {
    const controller = new AbortController();
    response.on('close', () => response.writableFinished || controller.abort());
    const answer = cache && isForCaches(request) ? answerFrom : passOn;
    answer(request, response, controller.signal).catch((error: unknown) => refuse(response, error));
  };
}

/** What depends on more than address and headers, or is a part of an answer, is the function's own affair. */
function isForCaches({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (method === 'GET' || method === 'HEAD') && headers.range === undefined && !hasBody;
}

function createPassing(ask: AskFunction, note: Headers): Answering {
  return async (request, response, signal) => {
    const { method = 'GET', url = '/' } = request;
    const answer = await ask({ method, url, headers: headersToFunction(request), body: request, signal });
    const { status, headers } = headOf(answer);
    response.writeHead(status, { ...headers, ...note });
    await pipeline(answer, response);
  };
}

function createCaching(ask: AskFunction, cache: SharedCache): Answering {
  const fetching = new Set<string>();

  /** Fetches a new answer while a visitor already has the old one. */
  const refresh = async (url: string, asked: CachedRequest, { variant }: Found) => {
    if (fetching.has(variant)) return;
    fetching.add(variant);
    try {
      const answer = await ask({ method: 'GET', url, headers: asked.headers, body: null });
      const collected = collect(answer);
      await finished(answer);
      cache.keep(asked, headOf(answer), collected());
    } catch {
      // The old answer stays until it is too old; then a visitor is told of the failure.
    } finally {
      fetching.delete(variant);
    }
  };

  return async (request, response, signal) => {
    const { method = 'GET', url = '/' } = request;
    const asked = {
      key: `${request.headers.host} ${url}`,
      headers: unconditional(headersToFunction(request)),
    };
    const found = cache.find(asked);
    if (found) {
      const headers = { ...found.headers, 'x-cache': found.isStale ? 'STALE' : 'HIT' };
      if (!sendNotModified(request, response, { ...found, headers })) {
        response.writeHead(found.status, headers).end(found.body);
      }
      if (found.isStale) void refresh(url, asked, found);
      return;
    }
    const answer = await ask({ method, url, headers: asked.headers, body: request, signal });
    const head = headOf(answer);
    const collected = method === 'GET' && cache.mayKeep(asked, head) ? collect(answer) : null;
    const headers = { ...head.headers, 'x-cache': 'MISS' };
    if (sendNotModified(request, response, { ...head, headers })) {
      await finished(answer.resume());
    } else {
      response.writeHead(head.status, headers);
      await pipeline(answer, response);
    }
    if (collected) cache.keep(asked, head, collected());
  };
}

function headOf(answer: IncomingMessage): AnswerHead {
  const status = answer.statusCode ?? 502;
  return { status, headers: headersFromFunction(status, answer.headers) };
}

/** A cache asks for the whole answer, and tells visitors itself that they have it. */
function unconditional(headers: Headers): Headers {
  const { 'if-none-match': _tag, 'if-modified-since': _moment, ...rest } = headers;
  return rest;
}

function sendNotModified(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers }: AnswerHead,
): boolean {
  if (status !== 200 || !fresh(request.headers, headers)) return false;
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    'content-type': _type,
    ...rest
  } = headers;
  response.writeHead(304, rest).end();
  return true;
}

/** Takes a body as it passes. @returns what gives it once it has passed; null when it is too large to be kept */
function collect(body: IncomingMessage): () => Buffer | null {
  const chunks: Buffer[] = [];
  let size = 0;
  body.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= LARGEST_KEPT) chunks.push(chunk);
    else chunks.length = 0;
  });
  return () => (size <= LARGEST_KEPT ? Buffer.concat(chunks) : null);
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const { status, message } =
    error instanceof FunctionFailure ? error : { status: 500, message: 'Hosting failed.' };
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(`${message}\n`);
}
