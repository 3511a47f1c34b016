import { createContext, useContext } from 'react';

const SiteContext = createContext<string | null>(null);

export const SiteOriginProvider = SiteContext.Provider;

/** Scheme and host under which visitors know the shop, for addresses that must be absolute. */
export function useSiteOrigin(): string {
  return useContext(SiteContext) ?? (typeof location === 'undefined' ? '' : location.origin);
}
