/** What no cache may keep: errors, answers to a session, and everything that changes something. */
export const NO_STORE = 'private, no-store';

/**
 * What visitors get: the CDN keeps an answer for a minute and may serve it for five more while it fetches a new
 * one; browsers ask every time, and are mostly told that nothing changed.
 */
export const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
