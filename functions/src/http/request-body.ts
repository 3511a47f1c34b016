import type { IncomingMessage } from 'node:http';
import { isForm, WRONG_CONTENT } from './content-type.ts';
import { HttpError } from './http-error.ts';
import { isJsonRequest } from './raw-json-bodies.ts';

/** What Cloud Functions adds to a request: the body's bytes, missing where the request has no body. */
interface WithRawBody {
  rawBody?: Buffer;
}

/**
 * The body of a request, parsed here from its bytes whatever the server in front made of it.
 * @param options `limit`: largest body in bytes; `takesForm`: whether a form's fields do as well as JSON
 * @returns undefined where there is no body; a form's fields as an object of texts
 * @throws HttpError 413 over the limit, 415 for another content type, 400 for bytes that are no JSON
 */
export function readBody(
  request: IncomingMessage & WithRawBody,
  { limit, takesForm }: { limit: number; takesForm: boolean },
): unknown {
  const raw = request.rawBody;
  if (raw === undefined || raw.length === 0) return undefined;
  if (raw.length > limit) throw new HttpError(413, `The request body must be at most ${limit} bytes`);
  if (takesForm && isForm(request)) return Object.fromEntries(new URLSearchParams(raw.toString('utf8')));
  if (!isJsonRequest(request)) throw new HttpError(415, WRONG_CONTENT);
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
}
