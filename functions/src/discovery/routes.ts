import { discoveryPath } from '@rad-rewind/contract/paths';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { listProducts } from '../catalogue/product-list.ts';
import { readingAt } from '../catalogue/reading.ts';
import { environment } from '../environment.ts';
import type { Answer } from '../http/answer.ts';
import { publicCache } from '../http/cache-control.ts';
import { forwardedHeaders, requestOrigin } from '../http/request-origin.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { TextBody } from '../http/text-body.ts';
import { FEED_ENTRIES, feedXml } from './feed.ts';
import { robotsText } from './robots.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Crawlers get all parts of the largest sitemap several times over. */
const SITEMAP_LIMIT = { calls: 300, perSeconds: 60 } as const;

const originOf = (request: Request): string =>
  requestOrigin(forwardedHeaders(request), environment().SITE_URL);

/** @param seconds how long the CDN keeps the text */
function text(contentType: string, body: string, seconds: number): Answer {
  return {
    status: 200,
    body: new TextBody(body),
    headers: {
      'Content-Type': `${contentType}; charset=utf-8`,
      'Cache-Control': publicCache(seconds),
    },
  };
}

const showRobots = defineRoute({
  method: 'GET',
  path: discoveryPath.crawlers,
  access: 'anonymous',
  limit: 'cached',
  handle: async ({ request }) => text('text/plain', robotsText(originOf(request)), DAY),
});

const showFeed = defineRoute({
  method: 'GET',
  path: discoveryPath.feed,
  access: 'anonymous',
  limit: 'cached',
  handle: async ({ request, now }) => {
    const products = await listProducts({ newArrival: true, limit: FEED_ENTRIES }, readingAt(now, false));
    return text('application/atom+xml', feedXml(products, originOf(request)), 10 * MINUTE);
  },
});

const showSitemap = defineRoute({
  method: 'GET',
  path: discoveryPath.sitemap,
  access: 'anonymous',
  limit: SITEMAP_LIMIT,
  handle: async ({ request, now }) =>
    text('application/xml', await sitemap(originOf(request), readingAt(now, false)), HOUR),
});

const showSitemapPart = defineRoute({
  method: 'GET',
  path: '/sitemaps/:part.xml',
  access: 'anonymous',
  limit: SITEMAP_LIMIT,
  params: z.object({ part: z.string() }),
  handle: async ({ request, params: { part }, now }) =>
    text('application/xml', await sitemapPart(part, originOf(request), readingAt(now, false)), HOUR),
});

/** What the catalogue's memory answers (docs/product.md, "Findability"). */
export const discoveryRoutes: readonly Route[] = [showRobots, showFeed];

/** What is kept in Storage, which the media function speaks to. */
export const sitemapRoutes: readonly Route[] = [showSitemap, showSitemapPart];
