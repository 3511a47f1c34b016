import { randomUUID } from 'node:crypto';
import { apiPath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ApiClient } from '../../test/api-client.ts';
import { makeCategory, makeProduct, notice } from '../../test/catalogue-factory.ts';
import { countReads, patchDocument, readDocument } from '../../test/firestore-control.ts';
import { signInAdmin } from '../../test/people.ts';
import { STACK_URL } from '../../test/stack.ts';

const parser = new XMLParser({
  isArray: (name) => ['url', 'sitemap', 'entry', 'image:image'].includes(name),
});

interface Url {
  loc: string;
  lastmod?: string;
  'image:image'?: { 'image:loc': string }[];
}

let admin: ApiClient;
const visitor = new ApiClient();
beforeAll(async () => {
  admin = await signInAdmin();
});

async function xml(path: string) {
  const { status, headers, body } = await visitor.get<string>(path);
  expect(status).toBe(200);
  expect(XMLValidator.validate(body)).toBe(true);
  return { headers, document: parser.parse(body) };
}

const urlsOf = async (path: string): Promise<Url[]> => (await xml(path)).document.urlset.url;

/** The sitemap as it is with every change up to now: instances look for a new version every few seconds. */
async function eventually(check: (urls: Url[]) => void): Promise<void> {
  await expect
    .poll(async () => urlsOf('/sitemap.xml').then((urls) => void check(urls)), {
      timeout: 15_000,
      interval: 500,
    })
    .toBeUndefined();
}

describe('/robots.txt', () => {
  it('leads to what names the sitemap and keeps crawlers out of the back office and the calls', async () => {
    const response = await fetch(`${STACK_URL}/robots.txt`);
    const lines = (await response.text()).split('\n');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=86400/);
    expect(lines).toContain(`Sitemap: ${STACK_URL}/sitemap.xml`);
    for (const path of ['/admin', '/auth', '/api']) expect(lines).toContain(`Disallow: ${path}`);
  });
});

describe('/sitemap.xml', () => {
  it('names every public page, with the change and the own pictures of each product', async () => {
    const category = await makeCategory(admin);
    const product = await makeProduct(admin, {
      featuredImage: '/uploads/pager.webp',
      images: ['/uploads/pager-screen.webp', 'https://m.media-amazon.com/images/I/x.jpg'],
    });
    await eventually((urls) => {
      expect(urls.find(({ loc }) => loc === `${STACK_URL}/product/${product.slug}`)).toEqual({
        loc: `${STACK_URL}/product/${product.slug}`,
        lastmod: product.updatedAt,
        'image:image': [
          { 'image:loc': `${STACK_URL}/uploads/pager.webp` },
          { 'image:loc': `${STACK_URL}/uploads/pager-screen.webp` },
        ],
      });
    });
    const paths = (await urlsOf('/sitemap.xml')).map(({ loc }) => loc.replace(STACK_URL, ''));
    const pages = ['/', '/categories', '/new-arrivals', '/about', '/legal/terms', '/legal/cookies'];
    for (const path of [...pages, `/category/${category.slug}`]) expect(paths).toContain(path);
    expect(paths.filter((path) => /^\/(?:admin|auth|api|search)/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    const products = (await visitor.get<Product[]>(apiPath.products())).body;
    expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(products.length);
  });

  it('loses a product that is deleted', async () => {
    const product = await makeProduct(admin);
    const isThere = (urls: Url[]) => urls.some(({ loc }) => loc.endsWith(product.slug));
    await eventually((urls) => expect(isThere(urls)).toBe(true));
    await admin.delete(apiPath.adminProduct(product.id));
    await eventually((urls) => expect(isThere(urls)).toBe(false));
  });

  it('is kept by the CDN for an hour, and costs no document while the catalogue rests', async () => {
    const { headers } = await xml('/sitemap.xml');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600, stale-while-revalidate=60');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    await urlsOf('/sitemap.xml');
    const before = await countReads();
    for (let times = 0; times < 5; times += 1) await urlsOf('/sitemap.xml');
    // The version alone may be looked at again.
    expect((await countReads()) - before).toBeLessThanOrEqual(1);
  });

  it('is an index of parts where the pages are too many for one', async () => {
    const meta = await readDocument('meta/catalogue');
    const count = meta?.products as number;
    const setCount = async (products: number) => {
      await patchDocument('meta/catalogue', { products, version: randomUUID() });
      await notice(admin);
    };
    onTestFinished(() => setCount(count));
    await setCount(45_000);
    const index = async () => (await xml('/sitemap.xml')).document.sitemapindex?.sitemap;
    await expect.poll(index, { timeout: 15_000, interval: 500 }).toBeDefined();
    const parts: { loc: string }[] = await index();
    expect(parts[0]?.loc).toBe(`${STACK_URL}/sitemaps/pages.xml`);
    expect(parts[1]?.loc).toBe(`${STACK_URL}/sitemaps/products-1.xml`);
    const urls = (await Promise.all(parts.map(({ loc }) => urlsOf(loc.replace(STACK_URL, ''))))).flat();
    expect(urls.filter(({ loc }) => loc.includes('/product/'))).toHaveLength(count);
    expect(urls.map(({ loc }) => loc)).toContain(`${STACK_URL}/about`);
  });

  it.each(['products-0', 'products-99999', 'products-1e3', 'pages.xml', 'nothing'])(
    'has no part %s',
    async (part) => {
      const { status, headers } = await visitor.get(`/sitemaps/${part}.xml`);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('private, no-store');
    },
  );
});

describe('/feed.xml', () => {
  it('names new arrivals, the newest first, and costs no document when warm', async () => {
    const older = await makeProduct(admin, { isNewArrival: true });
    const newer = await makeProduct(admin, { isNewArrival: true });
    const plain = await makeProduct(admin);
    const { headers, document } = await xml('/feed.xml');
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=600, stale-while-revalidate=60');
    const titles: string[] = document.feed.entry.map((entry: { id: string }) => entry.id);
    const [first, second] = [newer, older].map(({ id }) =>
      titles.findIndex((title) => title.endsWith(`-${id}`)),
    );
    expect([first, second]).toEqual([0, 1]);
    expect(titles.some((title) => title.endsWith(`-${plain.id}`))).toBe(false);
    const before = await countReads();
    for (let times = 0; times < 5; times += 1) await xml('/feed.xml');
    expect((await countReads()) - before).toBeLessThanOrEqual(1);
  });
});
