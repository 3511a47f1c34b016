import { HttpError } from '../http/http-error.ts';

function inWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1_000);
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * 429 with `Retry-After` (RFC 6585, section 4).
 * @param what happened too often, as a sentence
 * @param waitMs milliseconds until it may happen again
 */
export function tooMany(what: string, waitMs: number): HttpError {
  return new HttpError(429, `${what} Please try again in ${inWords(waitMs)}.`, {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1_000)) },
  });
}
