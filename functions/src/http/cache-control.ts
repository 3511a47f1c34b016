/** What no cache may keep: errors, answers to a session, and everything that changes something. */
export const NO_STORE = 'private, no-store';

/**
 * What caches are told of an answer for everybody: the CDN keeps it, and may give it out for a minute more while it
 * fetches a new one, which Hosting's does not promise to; browsers ask every time, and are mostly told that nothing
 * changed.
 * @param seconds how long the CDN keeps it
 */
export const publicCache = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60`;

/** What visitors get of the catalogue. */
export const PUBLIC_CACHE = publicCache(60);
