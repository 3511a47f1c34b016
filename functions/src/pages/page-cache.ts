import type { RenderedPage } from '@rad-rewind/contract/page-rendering';
import { NO_STORE, PUBLIC_CACHE } from '../http/cache-control.ts';

/** Addresses that lead nowhere are kept but briefly: the product may be on its way. */
const NOT_FOUND_CACHE = 'public, max-age=0, s-maxage=10';

/** What caches are told of a page. One with a nonce is for one answer alone. */
export function pageCache(
  { status, policy }: Pick<RenderedPage, 'status' | 'policy'>,
  hasSession: boolean,
): string {
  if (status >= 500 || policy.nonce !== null || hasSession) return NO_STORE;
  return status === 404 ? NOT_FOUND_CACHE : PUBLIC_CACHE;
}

/** Whether an instance may give a page to other visitors too, by what caches are told of it. */
export const mayKeepPage = (cacheControl: string): boolean => cacheControl === PUBLIC_CACHE;
