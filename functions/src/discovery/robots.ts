import { discoveryPath } from '@rad-rewind/contract/paths';

/**
 * What crawlers may not ask for (RFC 9309): the back office, the way into it, and calls. Paths are prefixes.
 * @param origin scheme and host of the shop
 */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /auth
Disallow: /api

Sitemap: ${origin}${discoveryPath.sitemap}
`;
}
