import { JSON_BODY_LIMIT } from '@rad-rewind/contract/limits';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { limitCalls } from '../limits/limit-calls.ts';
import { reach } from '../outage/reach.ts';
import { hasSessionCookie } from '../session/session-cookie.ts';
import { answerError } from './answer-error.ts';
import { NO_STORE, PUBLIC_CACHE } from './cache-control.ts';
import { refuseOtherContent } from './content-type.ts';
import { refuseCrossSite } from './cross-site.ts';
import { admit } from './guard.ts';
import { HttpError } from './http-error.ts';
import { logRequests } from './log-requests.ts';
import { readableAddress } from './readable-address.ts';
import { readBody } from './request-body.ts';
import { requestId } from './request-id.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { sendAnswer } from './send-answer.ts';

function cacheControl(route: Route, request: Request): string {
  const forEverybody = route.method === 'GET' && route.access === 'public';
  return forEverybody && !hasSessionCookie(request.get('cookie')) ? PUBLIC_CACHE : NO_STORE;
}

/** A call's answer, or the outage that keeps it waiting. What a handler throws is its answer. */
function inTime<Result>(route: Route, answer: Promise<Result>): Promise<Result> {
  const isRead = route.method === 'GET';
  return reach('firestore', answer, {
    withinMs: route.answersWithinMs,
    effect: isRead ? 'read' : 'unconfirmed',
    isAnswer: () => true,
  });
}

function handlerOf(route: Route): RequestHandler {
  const limited = limitCalls(`${route.method} ${route.path}`, route.limit);
  return async (request, response) => {
    refuseCrossSite(route, request);
    await inTime(route, limited(request));
    const user = await admit(route, request.get('cookie'));
    refuseOtherContent(route, request);
    const limits = { limit: JSON_BODY_LIMIT, takesForm: route.takesForm };
    const body = route.body && (await readBody(request, limits));
    const answer = await inTime(route, route.run(request, user, body));
    response.set('Cache-Control', cacheControl(route, request));
    await sendAnswer(response, answer);
  };
}

function methodNotAllowed(routes: readonly Route[]): RequestHandler {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return (request) => {
    throw new HttpError(405, `${request.method} is not possible here`, {
      headers: { Allow: methods.join(', ') },
    });
  };
}

const notFound: RequestHandler = () => {
  throw new HttpError(404, 'There is no such call');
};

/**
 * Builds the Express app of one function from its route table. Every failure, an unknown path included, is
 * answered as JSON; a known path with another method is answered 405.
 * @param routes the whole table; the order within it does not matter as long as no two patterns overlap
 */
export function createApp(routes: readonly Route[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestId);
  app.use(logRequests);
  app.use(securityHeaders);
  app.use(readableAddress);
  for (const path of new Set(routes.map((route) => route.path))) {
    const resource = app.route(path);
    const routesOfPath = routes.filter((route) => route.path === path);
    for (const route of routesOfPath) {
      resource[route.method.toLowerCase() as Lowercase<Route['method']>](handlerOf(route));
    }
    resource.all(methodNotAllowed(routesOfPath));
  }
  app.use(notFound);
  app.use(answerError);
  return app;
}
