import type { Request, RequestHandler } from 'express';
import { logEvent } from '../log/log-event.ts';

/** The pattern of the route that answered, such as `/api/products/:id/offer`; without one, the path. */
function routeOf({ route, path }: Request): string {
  const pattern: unknown = (route as { path?: unknown } | undefined)?.path;
  return typeof pattern === 'string' ? pattern : path;
}

/** Writes a line about each request once it is answered: method, route, status, and how long it took. */
export const logRequests: RequestHandler = (request, response, next) => {
  const startedAt = performance.now();
  response.once('finish', () => {
    const route = routeOf(request);
    const durationMs = Math.round(performance.now() - startedAt);
    const { method } = request;
    const status = response.statusCode;
    logEvent('request', { message: `${method} ${route} ${status}`, method, route, status, durationMs });
  });
  next();
};
