import { type Agent, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { headersFromFunction, headersToFunction } from './forwarded-headers.ts';

/** Hosting gives a function this long to begin its answer (Firebase documentation, "Hosting and functions"). */
const ANSWER_TIMEOUT_MS = 60_000;

/** A response whose compression, if any, can be told to pass on what it holds. */
type FlushableResponse = ServerResponse & { flush?: () => void };

/**
 * Makes the handler that passes requests on to a function's server and streams both bodies untouched.
 * @param origin where the function listens, e.g. `http://127.0.0.1:40001`
 * @param agent keeps connections to the functions open; destroy it to close them
 */
export function createFunctionProxy(origin: string, agent: Agent) {
  const { host, hostname, port } = new URL(origin);

  return (request: IncomingMessage, response: FlushableResponse): void => {
    const outgoing = openRequest({
      agent,
      hostname,
      port,
      method: request.method,
      path: request.url,
      headers: headersToFunction(request, host),
    });
    const timer = setTimeout(() => outgoing.destroy(new Error('timeout')), ANSWER_TIMEOUT_MS);

    outgoing.on('response', (answer) => {
      clearTimeout(timer);
      response.writeHead(answer.statusCode ?? 502, headersFromFunction(answer.headers));
      // Without this, compression would hold a slow stream back until it ends.
      answer.on('data', () => setImmediate(() => response.flush?.()));
      pipeline(answer, response, () => {});
    });
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      refuse(response, error.message === 'timeout' ? 504 : 502);
    });
    response.on('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished) outgoing.destroy();
    });
    request.pipe(outgoing);
  };
}

function refuse(response: ServerResponse, status: 502 | 504): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(status === 504 ? 'The function took too long to answer.\n' : 'The function gave no answer.\n');
}
