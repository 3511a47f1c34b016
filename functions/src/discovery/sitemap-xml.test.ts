import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { pageUrls } from './sitemap.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import { escapeXml } from './xml.ts';

const ORIGIN = 'https://shop.example';
const parser = new XMLParser({ ignoreAttributes: false });

describe('escapeXml', () => {
  it.each([
    [`<a href="x">&'</a>`, '&lt;a href=&quot;x&quot;&gt;&amp;&apos;&lt;/a&gt;'],
    ['a\u0000\u000b\u001f\ufffeb', 'ab'],
    ['\ud800x', 'x'],
    ['😀 ü', '😀 ü'],
  ])('%j is %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  });
});

it('a sitemap names pages with their change and their pictures by whole addresses', () => {
  const url = { path: '/product/lamp', lastmod: '2026-01-02T03:04:05.000Z', images: ['/uploads/a b&c.webp'] };
  const xml = sitemapXml(ORIGIN, [{ path: '/' }, url]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(parser.parse(xml).urlset).toMatchObject({
    '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    url: [
      { loc: 'https://shop.example/' },
      {
        loc: 'https://shop.example/product/lamp',
        lastmod: '2026-01-02T03:04:05.000Z',
        'image:image': { 'image:loc': 'https://shop.example/uploads/a%20b&c.webp' },
      },
    ],
  });
});

it('45,000 pages with their pictures stay below the 50 MB and 50,000 pages that a sitemap may have', () => {
  const url = {
    path: `/product/${'slug-'.repeat(12)}`,
    lastmod: '2026-01-02T03:04:05.000Z',
    images: Array.from({ length: 4 }, () => `/uploads/${'0'.repeat(32)}.webp`),
  };
  expect(sitemapXml(ORIGIN, Array(45_000).fill(url)).length).toBeLessThan(50 * 1024 * 1024);
});

it('an index names its parts', () => {
  const xml = sitemapIndexXml(ORIGIN, ['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(parser.parse(xml).sitemapindex.sitemap).toEqual([
    { loc: 'https://shop.example/sitemaps/pages.xml' },
    { loc: 'https://shop.example/sitemaps/products-1.xml' },
  ]);
});

it('the pages are the public ones alone', () => {
  const category = { id: 1, name: 'Music', slug: 'music', description: null, image: null, updatedAt: null };
  expect(pageUrls([category]).map(({ path }) => path)).toEqual([
    '/',
    '/categories',
    '/new-arrivals',
    '/about',
    '/category/music',
    '/legal/terms',
    '/legal/privacy',
    '/legal/affiliate',
    '/legal/cookies',
  ]);
});
