import type { IncomingMessage } from 'node:http';
import { environment } from '../environment.ts';
import { HttpError } from './http-error.ts';
import { forwardedHeaders, requestOrigin } from './request-origin.ts';
import type { Route } from './route.ts';

/** What browsers say of a request of the shop's own pages, and of one that the visitor typed. */
const OWN_SITE: readonly string[] = ['same-origin', 'none'];

/** Whether a request comes from a page of another site; programs that are no browser say neither and pass. */
function isCrossSite(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && !OWN_SITE.includes(String(site))) return true;
  if (origin === undefined) return false;
  const forwarded = forwardedHeaders(request);
  const { SITE_URL } = environment();
  return origin !== requestOrigin(forwarded) && !(SITE_URL && origin === requestOrigin(forwarded, SITE_URL));
}

/**
 * Refuses what pages of other sites ask in a visitor's name: every change, and every call that needs a session.
 * Browsers say where a request comes from in `Sec-Fetch-Site` (Fetch Metadata) and, for all but GET, in `Origin`
 * (RFC 6454, section 7); no page can change either. The session cookie is SameSite=Strict besides.
 * @throws HttpError 403
 */
export function refuseCrossSite(route: Route, request: IncomingMessage): void {
  const matters = route.method !== 'GET' || route.access === 'user' || route.access === 'admin';
  if (matters && !route.fromAnywhere && isCrossSite(request)) {
    throw new HttpError(403, "Only the shop's own pages may do this");
  }
}
