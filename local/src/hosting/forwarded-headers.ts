import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Headers } from './shared-cache.ts';

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

/** What says of an answer without a `Cache-Control` how long a CDN keeps it. */
const BY_DEFAULT = 'private';
/** Of a 404 Hosting keeps it ten minutes (Firebase documentation, "Manage cache behavior"). */
const OF_404_BY_DEFAULT = 'public, max-age=0, s-maxage=600';

/**
 * The headers a function receives: the visitor's own, of the cookies only `__session`, of the encodings the best one
 * that Hosting knows, and who asked for what.
 */
export function headersToFunction(request: IncomingMessage): Headers {
  const { cookie, 'accept-encoding': accepted, host = '', ...headers } = withoutHopByHop(request.headers);
  const session = sessionCookie(request.headers.cookie);
  const encoding = acceptedEncoding(accepted);
  return {
    ...headers,
    ...(session && { cookie: session }),
    ...(encoding && { 'accept-encoding': encoding }),
    // A body of unknown length keeps its framing; without it the function would see no body.
    ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    'x-forwarded-for': forwardedFor(request),
    'x-original-url': request.url ?? '',
  };
}

/**
 * The headers a visitor receives: private unless the function says otherwise or there is nothing, and a cookie only
 * with an answer that no shared cache may keep.
 */
export function headersFromFunction(status: number, answer: IncomingHttpHeaders): Headers {
  const headers = withoutHopByHop(answer);
  headers['cache-control'] ??= status === 404 ? OF_404_BY_DEFAULT : BY_DEFAULT;
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

function withoutHopByHop(headers: IncomingHttpHeaders): Headers {
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
