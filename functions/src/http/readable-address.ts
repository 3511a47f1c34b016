import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { URL_LENGTH_MAX } from '@rad-rewind/contract/limits';
import type { RequestHandler } from 'express';
import { HttpError } from './http-error.ts';

const unreadable = new WeakSet<IncomingMessage>();

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes a path with a broken escape, such as `/%E0%A4%A`, before the server in front sees it: the functions
 * framework answers it by itself, with a page of HTML.
 */
export function receiveUnreadableAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (isReadable(request.url ?? '/')) return;
    unreadable.add(request);
    request.url = '/';
  });
}

/** Refuses addresses that are too long or can't be read: HttpError 414 and 400. */
export const readableAddress: RequestHandler = (request, _response, next) => {
  if (unreadable.has(request)) throw new HttpError(400, 'The address could not be read');
  if (request.originalUrl.length > URL_LENGTH_MAX) {
    throw new HttpError(414, `The address must be at most ${URL_LENGTH_MAX} characters`);
  }
  next();
};
