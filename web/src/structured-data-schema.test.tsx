import Validator from '@adobe/structured-data-validator';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { render } from './entry-server.tsx';
import { aProduct, fixtureCatalogue, MANIFEST, STYLES } from './testing/fixture-catalogue.ts';

/*
 * The structured data of every page as search engines get it: known types alone, each with what schema.org and
 * Google demand of it.
 */

const ORIGIN = 'https://shop.example';
const address = z.url({ protocol: /^https$/, hostname: /^shop\.example$/ });
const text = z.string().min(1);

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbs = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(2),
});

/** https://schema.org/CollectionPage, with an https://schema.org/ItemList as what it is about */
const collection = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('CollectionPage'),
  name: text,
  description: text,
  url: address,
  mainEntity: z.strictObject({
    '@type': z.literal('ItemList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: text,
          url: address,
        }),
      )
      .max(5),
  }),
});

/** https://schema.org/WebSite with the SearchAction that search boxes are made of */
const website = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https:\/\/shop\.example\/search\?q=\{term\}$/),
    }),
    'query-input': z.literal('required name=term'),
  }),
});

/** https://developers.google.com/search/docs/appearance/structured-data/product-snippet */
const product = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Product'),
  name: text,
  url: address,
  description: text.max(5_000).optional(),
  image: z
    .array(z.url({ protocol: /^https$/ }))
    .min(1)
    .optional(),
  offers: z
    .strictObject({
      '@type': z.literal('Offer'),
      url: address,
      price: z.string().regex(/^\d+(?:\.\d+)?$/),
      priceCurrency: z.literal('USD'),
    })
    .optional(),
});

const known = z.discriminatedUnion('@type', [breadcrumbs, collection, website, product]);

const shop = fixtureCatalogue([
  aProduct(),
  aProduct({ id: 2, slug: 'bare', price: null, description: null, featuredImage: null, images: [] }),
]);

async function structuredDataOf(url: string): Promise<{ '@type': string }[]> {
  const { html } = await render({
    url,
    origin: ORIGIN,
    queries: shop,
    manifest: MANIFEST,
    styles: STYLES,
    nonce: 'bm9uY2U=',
  });
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, json = '']) => JSON.parse(json) as { '@type': string }[]);
}

/** What the checker of Google's rules has to say. */
async function issuesOf(data: readonly { '@type': string }[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {};
  for (const item of data) jsonld[item['@type']] = [...(jsonld[item['@type']] ?? []), item];
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

it.each([
  ['/', ['WebSite', 'CollectionPage']],
  ['/categories', ['BreadcrumbList']],
  ['/category/home-decor', ['CollectionPage', 'BreadcrumbList']],
  ['/new-arrivals', ['CollectionPage', 'BreadcrumbList']],
  ['/tag/glow', ['CollectionPage', 'BreadcrumbList']],
  ['/product/lava-lamp', ['Product', 'BreadcrumbList']],
])('%s has %j as search engines want it', async (url, types) => {
  const data = await structuredDataOf(url);
  expect(data.map((item) => item['@type'])).toEqual(types);
  for (const item of data) known.parse(item);
  expect(await issuesOf(data)).toEqual([]);
});

it('a product without price and picture lacks these two alone', async () => {
  const data = await structuredDataOf('/product/bare');
  for (const item of data) known.parse(item);
  for (const issue of await issuesOf(data)) expect(issue).toMatch(/"(?:offers|image)"/);
});

it('the checker finds what is missing', async () => {
  const [item] = await structuredDataOf('/product/lava-lamp');
  const { name: _, ...nameless } = item as { '@type': string; name: string };
  expect(await issuesOf([nameless])).not.toEqual([]);
});
