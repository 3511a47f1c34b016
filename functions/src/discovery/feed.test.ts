import type { Product } from '@rad-rewind/contract/product';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { feedXml } from './feed.ts';

const ORIGIN = 'https://shop.example';
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });

const product = (fields: Partial<Product> = {}): Product => ({
  id: 7,
  name: 'Lava lamp',
  slug: 'lava-lamp',
  description: '<p>It <strong>glows</strong>.</p>',
  price: '$34.99',
  featuredImage: 'https://m.media-amazon.com/images/I/x.jpg',
  images: [],
  categoryId: 1,
  tags: ['glow', 'r&b'],
  isNewArrival: true,
  isFeatured: false,
  createdAt: '2026-01-02T00:00:00.000Z',
  seoTitle: null,
  seoDescription: null,
  affiliateLink: 'https://www.amazon.com/dp/B0AAAAAAA1?tag=t-20',
  isAmazonProduct: true,
  amazonProductId: 'B0AAAAAAA1',
  priceUpdatedAt: null,
  newArrivalDate: '2026-01-03T00:00:00.000Z',
  updatedAt: '2026-01-04T00:00:00.000Z',
  ...fields,
});

const feedOf = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml).feed;
};

it('holds what Atom demands of a feed and of an entry (RFC 4287, 4.1.1 and 4.1.2)', () => {
  const older = product({ id: 6, slug: 'older', updatedAt: '2026-01-03T12:00:00.000Z' });
  const feed = feedOf(feedXml([product(), older], ORIGIN));
  expect(feed).toMatchObject({
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    id: 'https://shop.example/feed.xml',
    title: 'New arrivals at Rad Rewind',
    updated: '2026-01-04T00:00:00.000Z',
    author: { name: 'Rad Rewind' },
    link: [{ '@_rel': 'self' }, { '@_rel': 'alternate', '@_href': 'https://shop.example/new-arrivals' }],
  });
  expect(feed.entry).toHaveLength(2);
  expect(feed.entry[0]).toMatchObject({
    id: 'tag:shop.example,2026-01-02:product-7',
    title: 'Lava lamp',
    published: '2026-01-03T00:00:00.000Z',
    updated: '2026-01-04T00:00:00.000Z',
    link: { '@_rel': 'alternate', '@_href': 'https://shop.example/product/lava-lamp' },
    summary: 'It glows.',
    content: { '@_type': 'html' },
  });
});

it('names no price, no partner’s picture and no partner’s link', () => {
  const xml = feedXml([product()], ORIGIN);
  expect(xml).not.toMatch(/34\.99|amazon/i);
  expect(xml).toContain('https://shop.example/share/7-');
});

it('an entry keeps its id when name and address change', () => {
  const idOf = (fields: Partial<Product>) => feedOf(feedXml([product(fields)], ORIGIN)).entry[0].id;
  expect(idOf({ slug: 'another', name: 'Another', updatedAt: '2026-02-01T00:00:00.000Z' })).toBe(idOf({}));
});

it('hostile texts stay text', () => {
  const attack = ']]></title><script>alert(1)</script>&\u0000"';
  const xml = feedXml([product({ name: attack, tags: [attack], seoDescription: attack })], ORIGIN);
  expect(xml).not.toContain('<script');
  expect(feedOf(xml).entry).toHaveLength(1);
});

it('without new arrivals it is a feed without entries', () => {
  const feed = feedOf(feedXml([], ORIGIN));
  expect(feed.entry).toBeUndefined();
  expect(feed.updated).toBe('1970-01-01T00:00:00.000Z');
});
