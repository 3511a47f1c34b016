import type { RequestHandler } from 'express';
import { NO_STORE } from '../http/cache-control.ts';
import { HttpError } from '../http/http-error.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import { SEARCH_LIMIT } from '../limits/search-limit.ts';

const limited = limitCalls('page of a search', SEARCH_LIMIT);

/** Refuses the pages of searches to an address that made too many: 429 with Retry-After, as words alone. */
export const limitSearches: RequestHandler = async (request, response, next) => {
  try {
    await limited(request);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    response
      .status(error.status)
      .set({ ...error.headers, 'Cache-Control': NO_STORE })
      .type('text')
      .send(error.message);
    return;
  }
  next();
};
