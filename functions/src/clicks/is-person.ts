import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Headers by which browsers say that nobody asked for what they fetch (Fetch standard, "Sec-Purpose", and older ones). */
const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const AHEAD_OF_TIME = /prefetch|prerender|preview/i;

/**
 * Whether a request comes from a browser that somebody uses, as far as its headers tell: no crawler, no script, no
 * page that is fetched ahead of time. Every browser says what it is, so a request that doesn't is no person's.
 */
export function isPerson(headers: IncomingHttpHeaders): boolean {
  const userAgent = headers['user-agent']?.trim() ?? '';
  if (userAgent === '' || isbot(userAgent)) return false;
  return !PURPOSE_HEADERS.some((name) => AHEAD_OF_TIME.test(String(headers[name] ?? '')));
}
