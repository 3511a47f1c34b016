import type { Page } from '@playwright/test';
import { LEGAL_SECTIONS, pagePath } from '@rad-rewind/contract/paths';
import { expect, test } from '../fixtures/test.ts';
import { STACK_URL } from '../stack.ts';

/* Pages as the server sends them: what runs no script must find it all. */
test.use({ javaScriptEnabled: false });

const LAMP_PATH = pagePath.product('groovy-pink-lava-lamp-with-purple-base');

/** What a search engine or a link preview reads in a page's head, as the server sent it. */
async function readHead(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
    const meta = (name: string) => read(`meta[name="${name}"], meta[property="${name}"]`, 'content');
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    return {
      title: document.title,
      titles: document.querySelectorAll('title').length,
      descriptions: document.querySelectorAll('meta[name="description"]').length,
      description: meta('description') ?? '',
      robots: meta('robots'),
      canonical: read('link[rel="canonical"]', 'href'),
      social: [
        'og:title',
        'og:description',
        'og:url',
        'og:image',
        'og:type',
        'twitter:card',
        'twitter:title',
        'twitter:description',
        'twitter:image',
      ].map((name) => [name, meta(name)] as const),
      data: [...scripts].flatMap((script): Record<string, unknown>[] => JSON.parse(script.textContent ?? '')),
    };
  });
}

type Head = Awaited<ReturnType<typeof readHead>>;

const dataOf = ({ data }: Head, type: string) => data.find((object) => object['@type'] === type);

function expectCompleteHead(head: Head, path: string): void {
  expect(head.titles, 'titles').toBe(1);
  expect(head.title).toMatch(/\S.*Rad Rewind/);
  expect(head.descriptions, 'descriptions').toBe(1);
  expect(head.description.length).toBeGreaterThan(40);
  expect(head.robots).toBeNull();
  expect(head.canonical).toBe(STACK_URL + path);
  const social = Object.fromEntries(head.social);
  expect(social).toMatchObject({
    'og:title': head.title,
    'og:description': head.description,
    'og:url': STACK_URL + path,
    'twitter:card': 'summary_large_image',
    'twitter:title': head.title,
    'twitter:description': head.description,
  });
  expect(social['og:image']).toMatch(/^https?:\/\//);
  expect(social['twitter:image']).toBe(social['og:image']);
}

const SCREENS: readonly { path: string; data: readonly string[] }[] = [
  { path: pagePath.home, data: ['WebSite', 'CollectionPage'] },
  { path: LAMP_PATH, data: ['Product', 'BreadcrumbList'] },
  { path: pagePath.categories, data: ['BreadcrumbList'] },
  { path: pagePath.category('music'), data: ['CollectionPage', 'BreadcrumbList'] },
  { path: pagePath.newArrivals, data: ['CollectionPage', 'BreadcrumbList'] },
  { path: pagePath.tag('glow'), data: ['CollectionPage', 'BreadcrumbList'] },
  ...LEGAL_SECTIONS.map((section) => ({ path: pagePath.legal(section), data: ['BreadcrumbList'] })),
  { path: pagePath.about, data: ['BreadcrumbList'] },
];

test('every public screen has a title, a description, a canonical path, previews and structured data', async ({
  page,
}) => {
  const titles: string[] = [];
  for (const { path, data } of SCREENS) {
    await test.step(path, async () => {
      const head = await readHead(page, path);
      expectCompleteHead(head, path);
      expect(head.data.map((object) => object['@type'])).toEqual(data);
      titles.push(head.title);
    });
  }
  expect(new Set(titles).size, 'titles that differ').toBe(SCREENS.length);
});

test('a collection page lists at most 5 items, and home declares the search target', async ({ page }) => {
  const home = await readHead(page, pagePath.home);
  expect(dataOf(home, 'WebSite')).toMatchObject({
    potentialAction: { '@type': 'SearchAction', target: { urlTemplate: `${STACK_URL}/search?q={term}` } },
  });
  for (const head of [home, await readHead(page, pagePath.category('home-decor'))]) {
    const { mainEntity } = dataOf(head, 'CollectionPage') as {
      mainEntity: { itemListElement: { position: number; url: string }[] };
    };
    expect(mainEntity.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    for (const { url } of mainEntity.itemListElement) expect(url).toContain(`${STACK_URL}/product/`);
  }
});

test('a product offers its price in US dollars and stands in its category', async ({ page }) => {
  const head = await readHead(page, LAMP_PATH);
  const name = 'Groovy Pink Lava Lamp with Purple Base';
  expect(dataOf(head, 'Product')).toMatchObject({
    name,
    image: expect.arrayContaining([`${STACK_URL}/uploads/lava-lamp.webp`]),
    offers: { '@type': 'Offer', price: '34.99', priceCurrency: 'USD' },
  });
  expect(dataOf(head, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Home Decor', item: STACK_URL + pagePath.category('home-decor') },
      { position: 3, name },
    ],
  });
  const priceless = await readHead(page, pagePath.product('27-shot-disposable-camera'));
  expect(dataOf(priceless, 'Product')).not.toHaveProperty('offers');
});

test('without a text of its own, a product is described by the first 150 characters', async ({ page }) => {
  await page.goto(pagePath.product('velvet-scrunchie-trio'), { waitUntil: 'domcontentloaded' });
  const text = await page.getByRole('region', { name: 'Description' }).locator('div').textContent();
  const { description } = await readHead(page, pagePath.product('velvet-scrunchie-trio'));
  expect(description.length).toBeLessThanOrEqual(150);
  expect(description.length).toBeGreaterThan(140);
  const letters = (words: string | null) => words?.replace(/\s+/g, '') ?? '';
  expect(letters(text).startsWith(letters(description)), description).toBe(true);
});

test('what is not to be found by search engines says noindex', async ({ page, watch }) => {
  watch.expect(/404/);
  for (const path of [
    pagePath.auth,
    pagePath.admin,
    pagePath.adminProducts,
    '/no-such-page',
    pagePath.product('never-made'),
    pagePath.category('never-made'),
    '/legal/never-written',
    pagePath.tag('nothing-has-this'),
    pagePath.search('lamp'),
  ]) {
    await test.step(path, async () => {
      const head = await readHead(page, path);
      expect(head.robots).toBe('noindex');
      expect(head.canonical).toBeNull();
    });
  }
});
