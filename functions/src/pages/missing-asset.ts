import type { RequestHandler } from 'express';
import { NO_STORE } from '../http/cache-control.ts';

/**
 * Answers for a file of a release that Hosting does not have any more, or not yet: with nothing, and kept by nobody,
 * since the next release or the one before may have it.
 */
export const missingAsset: RequestHandler = (request, response, next) => {
  if (!request.path.startsWith('/assets/')) return next();
  response.status(404).set('Cache-Control', NO_STORE).end();
};
