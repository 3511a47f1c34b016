import type { ServerQueries } from '@rad-rewind/contract/page-rendering';
import { shareImagePath } from '@rad-rewind/contract/share-image';
import { describe, expect, it } from 'vitest';
import { PAGE_STATE_ID } from './app/page-state.ts';
import { render, renderShell } from './entry-server.tsx';
import {
  aCategory,
  aProduct,
  BROKEN_CATALOGUE,
  fixtureCatalogue,
  MANIFEST,
  STYLES,
} from './testing/fixture-catalogue.ts';

const ORIGIN = 'https://shop.example';
const NONCE = 'bm9uY2U=';
const SHOP = fixtureCatalogue();
const EMPTY_SHOP = fixtureCatalogue([], []);

const open = (url: string, queries: ServerQueries = SHOP) =>
  render({ url, origin: ORIGIN, queries, manifest: MANIFEST, styles: STYLES, nonce: NONCE });

/** The readable text of a page, entities decoded as far as the tests need it. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

const stateOf = (html: string) =>
  JSON.parse(html.split(`id="${PAGE_STATE_ID}">`)[1]?.split('</script>')[0] ?? '') as object;

describe('every screen', () => {
  it.each([
    ['/', 200, 'TOTALLY RAD PRODUCTS', '<title>Hand-picked 90s collectibles | Rad Rewind</title>'],
    ['/product/lava-lamp', 200, 'BUY NOW/MORE INFO', 'Purple Base | Rad Rewind</title>'],
    ['/product/nothing', 404, "Sorry, we couldn't find the product you're looking for!", 'content="noindex"'],
    ['/categories', 200, 'Home Decor', '<link rel="canonical" href="https://shop.example/categories"/>'],
    ['/category/home-decor', 200, 'Groovy Pink Lava Lamp', '"CollectionPage"'],
    [
      '/category/nothing',
      404,
      "Sorry, we couldn't find the category you're looking for!",
      'content="noindex"',
    ],
    ['/new-arrivals', 200, 'Groovy Pink Lava Lamp', '"CollectionPage"'],
    ['/tag/GLOW', 200, 'Groovy Pink Lava Lamp', 'href="https://shop.example/tag/glow"'],
    ['/tag/nothing', 200, 'NO PRODUCTS FOUND', 'content="noindex"'],
    ['/legal/terms', 200, 'at least 13 years old', 'Terms of Use | Rad Rewind'],
    ['/legal/privacy', 200, 'Last updated: May 1, 2025', 'Privacy Policy | Rad Rewind'],
    [
      '/legal/affiliate',
      200,
      'As an Amazon Associate I earn from qualifying purchases.',
      'Affiliate Disclosure',
    ],
    ['/legal/cookies', 200, '2 years', 'Cookie Policy | Rad Rewind'],
    ['/legal/nothing', 404, 'Page not found', 'content="noindex"'],
    ['/search?q=lamp', 200, 'Results for "lamp"', 'Search: lamp | Rad Rewind'],
    ['/search?q=nothing', 200, 'NO PRODUCTS FOUND Nothing matches "nothing"', 'href="/category/home-decor"'],
    ['/search', 200, 'WHAT ARE YOU LOOKING FOR?', 'content="noindex"'],
    ['/unsubscribe/x.y', 200, 'LEAVE THE NEWSLETTER?', 'action="/api/unsubscribe/x.y?page=1"'],
    ['/unsubscribe/done', 200, 'YOU ARE UNSUBSCRIBED', 'content="noindex"'],
    ['/unsubscribe/failed', 200, 'THIS LINK DOES NOT WORK', 'content="noindex"'],
    [
      '/confirm-subscription/x.y',
      200,
      'JOIN THE NEWSLETTER?',
      'action="/api/confirm-subscription/x.y?page=1"',
    ],
    ['/confirm-subscription/done', 200, 'YOU ARE SUBSCRIBED', 'content="noindex"'],
    ['/about', 200, 'It began with a shoebox', '<link rel="canonical" href="https://shop.example/about"/>'],
    ['/nowhere', 404, 'Did you forget to add the page to the router?', 'content="noindex"'],
  ])('%s answers %d with its words', async (url, status, words, markup) => {
    const page = await open(url);
    expect(page.status).toBe(status);
    expect(textOf(page.html)).toContain(words);
    expect(page.html).toContain(markup);
    expect(page.html).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(page.html)).toContain('Affiliate disclosure:');
  });

  it.each(['/auth', '/admin', '/admin/products/edit/1'])('%s is the shell, without data', async (url) => {
    const page = await open(url, BROKEN_CATALOGUE);
    expect(page.status).toBe(200);
    expect(page.html).toContain('content="noindex"');
    expect(stateOf(page.html)).toMatchObject({ shell: true, queries: { queries: [] } });
    expect(page).toEqual(await renderShell({ manifest: MANIFEST, styles: STYLES, nonce: NONCE }));
    expect(page.policy).toEqual({ scripts: [], styles: [], nonce: NONCE, leadsOut: false });
  });
});

describe('an empty shop', () => {
  it.each([
    ['/', ['NEW ARRIVALS COMING SOON!', 'NO PRODUCTS FOUND IN THIS CATEGORY']],
    ['/categories', ['NO CATEGORIES FOUND']],
    ['/new-arrivals', ['NO NEW ARRIVALS FOUND']],
  ])('%s says so', async (url, words) => {
    const page = await open(url, EMPTY_SHOP);
    expect(page.status).toBe(200);
    for (const word of words) expect(textOf(page.html)).toContain(word);
  });

  it('a category without products leads to the others', async () => {
    const page = await open('/category/home-decor', fixtureCatalogue([], [aCategory()]));
    expect(textOf(page.html)).toMatch(/NO PRODUCTS FOUND .*BROWSE OTHER CATEGORIES/);
  });
});

describe('a shop whose storage is down', () => {
  it.each([
    ['/', 'Failed to fetch products'],
    ['/product/lava-lamp', 'RETURN TO HOME'],
    ['/categories', 'ERROR LOADING CATEGORIES Sorry, we encountered an issue loading the categories.'],
    ['/category/home-decor', 'Failed to load category'],
    ['/new-arrivals', 'ERROR LOADING NEW ARRIVALS Sorry, we encountered an issue loading the new arrivals.'],
    ['/tag/glow', "ERROR Sorry, we couldn't load the products."],
    ['/search?q=lamp', "ERROR Sorry, we couldn't load the products."],
  ])('%s answers 500 and says so, without the cause', async (url, words) => {
    const page = await open(url, BROKEN_CATALOGUE);
    expect(page.status).toBe(500);
    expect(textOf(page.html)).toContain(words);
    expect(page.html).not.toContain('10.0.0.1');
  });
});

it('every page asks for its fonts after its pictures, and paints without waiting for one', async () => {
  const pages = [await open('/'), await renderShell({ manifest: MANIFEST, styles: STYLES, nonce: NONCE })];
  for (const { html } of pages) {
    const [head = '', body] = html.split('<body');
    expect(head).not.toContain('as="font"');
    expect(body).toMatch(
      /<link rel="preload" as="font"[^>]* fetchpriority="low" href="\/assets\/text\.woff2">/,
    );
  }
});

describe('home', () => {
  const products = Array.from({ length: 20 }, (_, index) =>
    aProduct({ id: index + 1, slug: `p-${index}`, categoryId: (index % 2) + 1, isNewArrival: false }),
  );
  const shop = fixtureCatalogue(products, [aCategory(), aCategory({ id: 2, name: 'Music', slug: 'music' })]);
  const cards = (html: string) => new Set(html.match(/\/product\/p-\d+/g)).size;

  it('shows 8 products, and 8 more where the address asks for them', async () => {
    const list = (html: string) => html.slice(html.indexOf('id="products"'), html.indexOf('<footer'));
    expect(cards(list((await open('/', shop)).html))).toBe(8);
    expect(cards(list((await open('/?show=16', shop)).html))).toBe(16);
  });

  it('offers more only where there may be more', async () => {
    expect(textOf((await open('/', shop)).html)).toContain('LOAD MORE RADICAL STUFF!');
    expect(textOf((await open('/?show=24', shop)).html)).not.toContain('LOAD MORE RADICAL STUFF!');
  });

  it('has the category of its address chosen', async () => {
    const { html } = await open('/?category=2', shop);
    expect(html).toMatch(
      /name="category"[^>]*aria-pressed="true"[^>]*value="2"|value="2"[^>]*aria-pressed="true"/,
    );
  });

  it('captions the hero with 25 characters and an ellipsis, and embeds the choice', async () => {
    const { html } = await open('/');
    expect(textOf(html)).toContain('Groovy Pink Lava Lamp wit...');
    expect(JSON.stringify(stateOf(html))).toContain('["products","hero"]');
  });

  it('has a hero of the whole shop where the chosen category has no picture', async () => {
    const { html } = await open('/?category=9');
    expect(textOf(html)).toContain('Groovy Pink Lava Lamp wit...');
  });
});

describe('product', () => {
  it.each([null, '', '0'])('asks to click for the price where that is %j', async (price) => {
    const { html } = await open('/product/lava-lamp', fixtureCatalogue([aProduct({ price })]));
    expect(textOf(html)).toContain('CLICK TO VIEW PRICE');
    expect(textOf(html)).not.toContain('BUY NOW/MORE INFO');
  });

  it('has a buy button that works without the script, with its disclosure beside it', async () => {
    const { html } = await open('/product/lava-lamp');
    const form = html.match(/<form[^>]*\/api\/products\/1\/click[\s\S]*?<\/form>/)?.[0] ?? '';
    expect(form).toContain('method="post"');
    expect(form).toContain('rel="sponsored nofollow noopener"');
    expect(textOf(`<body>${form}`)).toContain('Clicking redirects you to an affiliate partner site (Amazon)');
    expect(textOf(`<body>${form}`)).toContain('Price as of Jan 2, 2026, 3:04 PM UTC .');
  });

  it('leads back to its category, or to all of them', async () => {
    const back = (html: string) =>
      html.match(/href="([^"]*)"[^>]*><svg[^>]*>.{0,200}<\/svg>BACK TO CATEGORY/)?.[1];
    expect(back((await open('/product/lava-lamp')).html)).toBe('/category/home-decor');
    const alone = fixtureCatalogue([aProduct({ categoryId: null })]);
    expect(back((await open('/product/lava-lamp', alone)).html)).toBe('/categories');
  });
});

describe('what crawlers and link previews look at', () => {
  it('every page names feed, manifest, icons and the browser’s colour', async () => {
    for (const url of ['/', '/product/lava-lamp', '/nowhere']) {
      const { html } = await open(url);
      expect(html).toMatch(
        /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/feed.xml"/,
      );
      expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
      expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/>');
      expect(html).toContain('<meta name="theme-color" content="#6f2cf5"/>');
    }
  });

  const meta = (html: string, name: string) =>
    html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1];

  it('a product is shared with its own image, of known size and with a text', async () => {
    const { html } = await open('/product/lava-lamp');
    const address = ORIGIN + shareImagePath(aProduct());
    expect(meta(html, 'og:image')).toBe(address);
    expect(meta(html, 'twitter:image')).toBe(address);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'og:image:width')).toBe('1200');
    expect(meta(html, 'og:image:height')).toBe('630');
    expect(meta(html, 'og:image:alt')).toBe(aProduct().name);
  });

  it('other pages are shared with the shop’s image', async () => {
    const { html } = await open('/about');
    expect(meta(html, 'og:image')).toBe(`${ORIGIN}/art/share.png`);
    expect(meta(html, 'og:image:width')).toBe('1200');
  });
});

it('hostile names stay text everywhere', async () => {
  const attack = '"><script>alert(1)</script></title></head><img src=x onerror=alert(1)>';
  const shop = fixtureCatalogue(
    [aProduct({ name: attack, tags: [attack], price: attack, seoTitle: attack, seoDescription: attack })],
    [aCategory({ name: attack, description: attack })],
  );
  for (const url of [
    '/',
    '/product/lava-lamp',
    '/category/home-decor',
    '/categories',
    `/tag/${encodeURIComponent(attack)}`,
    `/search?q=${encodeURIComponent(attack)}`,
  ]) {
    const { html } = await open(url, shop);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  }
});

it('an address with a broken escape is a page like any other', async () => {
  expect((await open('/tag/%E0%A4%A')).status).toBe(200);
  expect((await open('/product/%E0%A4%A')).status).toBe(404);
});
