import { escapeXml, XML_DECLARATION } from './xml.ts';

/** A page as a sitemap names it. */
export interface SitemapUrl {
  /** On this site. */
  readonly path: string;
  /** ISO 8601. */
  readonly lastmod?: string;
  /** Paths of its pictures on this site. */
  readonly images?: readonly string[];
}

function urlElement(origin: string, { path, lastmod, images = [] }: SitemapUrl): string {
  const absolute = (address: string) => escapeXml(new URL(address, origin).href);
  const pictures = images.map(
    (image) => `<image:image><image:loc>${absolute(image)}</image:loc></image:image>`,
  );
  const changed = lastmod === undefined ? '' : `<lastmod>${escapeXml(lastmod)}</lastmod>`;
  return `<url><loc>${absolute(path)}</loc>${changed}${pictures.join('')}</url>\n`;
}

/**
 * A sitemap (https://www.sitemaps.org/protocol.html) with its pictures
 * (https://www.google.com/schemas/sitemap-image/1.1).
 */
export function sitemapXml(origin: string, urls: readonly SitemapUrl[]): string {
  const elements = urls.map((url) => urlElement(origin, url));
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${elements.join('')}</urlset>\n`;
}

/** A sitemap of sitemaps. @param paths of its parts, on this site */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const elements = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`);
  return `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('')}</sitemapindex>\n`;
}
