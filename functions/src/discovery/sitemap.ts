import type { Category } from '@rad-rewind/contract/category';
import { discoveryPath, LEGAL_SECTIONS, pagePath } from '@rad-rewind/contract/paths';
import { catalogueCache } from '../catalogue/catalogue-cache.ts';
import { listCategories } from '../catalogue/category-list.ts';
import type { Reading } from '../catalogue/reading.ts';
import { HttpError } from '../http/http-error.ts';
import { BLOCK_IDS, readOrMakeEntries } from './kept-entries.ts';
import { findLastProductId, type ProductEntry } from './product-entry-store.ts';
import { type SitemapUrl, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** A sitemap may name 50,000 pages; past this many it is an index of several. */
export const URLS_MAX = 45_000;

const PAGES_PART = 'pages';
const PRODUCTS_PART = /^products-([1-9]\d{0,8})$/;

/** How many blocks of ids there are, from memory while the catalogue's version holds. */
async function countBlocks(reading: Reading): Promise<number> {
  const [lastId = 0] = await catalogueCache.get('last-id', async () => [await findLastProductId()], reading);
  return Math.ceil(lastId / BLOCK_IDS);
}

/** Every page that is no product's. Tag pages repeat what categories show; links lead to them. */
export function pageUrls(categories: readonly Category[]): SitemapUrl[] {
  const { home, newArrivals, about } = pagePath;
  return [
    ...[home, pagePath.categories, newArrivals, about].map((path) => ({ path })),
    ...categories.map(({ slug }) => ({ path: pagePath.category(slug) })),
    ...LEGAL_SECTIONS.map((section) => ({ path: pagePath.legal(section) })),
  ];
}

const productUrls = (entries: readonly ProductEntry[]): SitemapUrl[] =>
  entries.map(({ slug, updatedAt, images }) => ({
    path: pagePath.product(slug),
    lastmod: updatedAt,
    images,
  }));

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** @returns the XML of `/sitemap.xml`: all pages, or an index of parts where they are too many */
export async function sitemap(origin: string, reading: Reading): Promise<string> {
  const head = await catalogueCache.head(reading);
  const urls = pageUrls(await listCategories(reading));
  const blocks = range(await countBlocks(reading));
  if (urls.length + head.products > URLS_MAX) {
    const parts = [PAGES_PART, ...blocks.map((block) => `products-${block}`)];
    return sitemapIndexXml(origin, parts.map(discoveryPath.sitemapPart));
  }
  for (const block of blocks) urls.push(...productUrls(await readOrMakeEntries(block, head, reading.now)));
  return sitemapXml(origin, urls);
}

/**
 * @param part `pages`, or `products-<number from 1>`
 * @returns its XML
 * @throws HttpError 404 for a part that there is not
 */
export async function sitemapPart(part: string, origin: string, reading: Reading): Promise<string> {
  if (part === PAGES_PART) return sitemapXml(origin, pageUrls(await listCategories(reading)));
  const block = Number(PRODUCTS_PART.exec(part)?.[1] ?? 0);
  if (block < 1 || block > (await countBlocks(reading))) {
    throw new HttpError(404, 'There is no such part of the sitemap');
  }
  const head = await catalogueCache.head(reading);
  return sitemapXml(origin, productUrls(await readOrMakeEntries(block, head, reading.now)));
}
