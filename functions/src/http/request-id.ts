import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Gives each request an id, told in the answer's header and in every log line about it. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.set(REQUEST_ID_HEADER, randomUUID());
  next();
};
