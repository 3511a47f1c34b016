import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/*
 * What Firebase Hosting does to the headers of a request on its way to a function and of the answer on its way
 * back, as its documentation ("Manage cache behavior", "Using cookies") and its emulator have it.
 */

/** Connection-bound headers are never forwarded (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const VARY = ['Accept-Encoding', 'Authorization', 'Cookie'];

/**
 * The headers a function receives: the visitor's own, of the cookies only `__session`, and who asked for what.
 * @param host host and port of the function's own server
 */
export function headersToFunction(request: IncomingMessage, host: string): OutgoingHttpHeaders {
  const headers = withoutHopByHop(request.headers);
  delete headers.cookie;
  const session = sessionCookie(request.headers.cookie);
  if (session) headers.cookie = session;
  // A body of unknown length keeps its framing; without it the function would see no body.
  if (request.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
  return {
    ...headers,
    host,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': forwardedFor(request),
    'x-original-url': request.url ?? '',
  };
}

/**
 * The headers a visitor receives: private unless the function says otherwise, and a cookie only with an answer
 * that no shared cache may keep.
 */
export function headersFromFunction(answer: IncomingHttpHeaders): OutgoingHttpHeaders {
  const headers = withoutHopByHop(answer);
  headers['cache-control'] ??= 'private';
  if (!String(headers['cache-control']).includes('private')) delete headers['set-cookie'];
  headers.vary = withRequiredVary(answer.vary);
  return headers;
}

/** The caller's address behind whatever the caller sent: an edge adds to the list and takes nothing away. */
function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ');
}

function sessionCookie(cookies = ''): string | undefined {
  return cookies.split(/; ?/).find((cookie) => cookie.startsWith('__session='));
}

function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/, ?/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.includes(name)),
  );
}

function withRequiredVary(vary = ''): string {
  const present = vary.split(/, ?/).filter(Boolean);
  const lower = new Set(present.map((name) => name.toLowerCase()));
  return [...present, ...VARY.filter((name) => !lower.has(name.toLowerCase()))].join(', ');
}
