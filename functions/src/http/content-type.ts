import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';
import type { Route } from './route.ts';

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;
const FILE = /^multipart\/form-data\s*;/i;

export const WRONG_CONTENT = 'Send the request body as application/json';

const typeOf = (request: IncomingMessage): string => request.headers['content-type'] ?? '';

/** Whether a body comes as an HTML form posts its fields. */
export const isForm = (request: IncomingMessage): boolean => FORM.test(typeOf(request));

/** Whether a body comes as JSON. */
export const isJson = (request: IncomingMessage): boolean => JSON_TYPE.test(typeOf(request));

/**
 * Refuses a change whose body is not of a kind that the route declares, whether the route reads it or not: the
 * kinds that a form of another site can send (Fetch standard, "CORS-safelisted request-header") are taken only
 * where a route says so.
 * @throws HttpError 415
 */
export function refuseOtherContent(route: Route, request: IncomingMessage): void {
  if (route.method === 'GET' || typeOf(request) === '' || isJson(request)) return;
  if (route.takesForm && isForm(request)) return;
  if (route.takesFile && FILE.test(typeOf(request))) return;
  throw new HttpError(415, route.takesFile ? 'Send the picture as multipart/form-data' : WRONG_CONTENT);
}
