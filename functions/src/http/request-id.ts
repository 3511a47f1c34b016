import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { inRequest } from './request-context.ts';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Gives each request an id, told in the answer's header and in every log line about it. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = randomUUID();
  response.set(REQUEST_ID_HEADER, id);
  inRequest(id, next);
};
