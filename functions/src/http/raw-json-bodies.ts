import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const sentAsJson = new WeakSet<IncomingMessage>();

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Keeps the server in front, the functions framework, from parsing JSON bodies: it reads them up to 1 GB before it
 * calls a function, and answers broken ones with a page of HTML. Under another content type a body comes as bytes
 * alone, and `request-body.ts` makes JSON of them.
 */
export function receiveJsonBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) return;
    sentAsJson.add(request);
    request.headers['content-type'] = 'application/octet-stream';
  });
}

/** Whether a request's body was sent as JSON. */
export function isJsonRequest(request: IncomingMessage): boolean {
  return sentAsJson.has(request);
}
