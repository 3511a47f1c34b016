import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The headers that announce a body (RFC 9112, 6). */
const ANNOUNCING = ['content-length', 'transfer-encoding'];

/**
 * Keeps the server in front, the functions framework, from reading bodies: it takes in up to 1 GB, JSON or not,
 * before it calls a function, whoever sent it. It reads no body that no header announces; Node reads by what was sent,
 * whatever becomes of the headers, so the body is still there for whoever may send one.
 */
export function receiveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    for (const header of ANNOUNCING) delete request.headers[header];
  });
}
