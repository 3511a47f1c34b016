import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { categoryForm, makeCategory, makeProduct, productForm } from '../../test/catalogue-factory.ts';
import { PAYLOADS } from '../../test/payloads.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

const NOT_WEB = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://shop.example/1',
  'ftp://shop.example/x',
  '//evil.example/x',
  '/path',
  'https:',
  '',
];
const NOT_AN_IMAGE = NOT_WEB.filter((url) => url !== '' && url !== '/path').concat('/\\evil.example', '/a b');

describe('attack: addresses that run script or leave the web', () => {
  it.each(NOT_WEB)('%j is no affiliate link', async (affiliateLink) => {
    expect((await admin.post(apiPath.adminProducts, productForm({ affiliateLink }))).status).toBe(400);
  });

  it.each(NOT_AN_IMAGE)('%j is no picture', async (url) => {
    for (const fields of [{ featuredImage: url }, { images: [url] }]) {
      expect((await admin.post(apiPath.adminProducts, productForm(fields))).status).toBe(400);
    }
    expect((await admin.post(apiPath.adminCategories, categoryForm({ image: url }))).status).toBe(400);
  });

  it('are refused in a change as well', async () => {
    const product = await makeProduct(admin);
    const change = { ...productForm(), slug: product.slug, affiliateLink: 'javascript:alert(1)' };
    expect((await admin.put(apiPath.adminProduct(product.id), change)).status).toBe(400);
  });

  it.each(PAYLOADS)('%j is no slug', async (slug) => {
    expect((await admin.post(apiPath.adminProducts, productForm({ slug }))).status).toBe(400);
    expect((await admin.post(apiPath.adminCategories, categoryForm({ slug }))).status).toBe(400);
  });
});

const TAG = /<[a-z][^<>]*>/gi;
const QUOTED = /"[^"]*"/g;

/** The elements of a page; React leaves no angle bracket inside an attribute. */
const elementsOf = (html: string): string[] => html.match(TAG) ?? [];

/** The scripts that pages are meant to have: the one that starts the app, and data, which does not run. */
const MEANT =
  /^<script (?:data-src="\/assets\/[\w.-]+\.js" data-modules="[\w./ -]*"|(?:id="[\w-]+" )?type="application\/(?:ld\+)?json"(?: id="[\w-]+")?)>$/;
const ADDRESS = /\s(?:href|src|action|formaction|srcdoc|data)\s*=\s*"\s*(?:javascript|data|vbscript):/i;

/** What of a page could run besides: handlers, addresses of script, frames, and script elements. */
function runnable(html: string): string[] {
  return elementsOf(html).filter((element) => {
    const names = element.replace(QUOTED, '""');
    const runs =
      /^<(?:script|iframe|object|embed|base|meta http-equiv)/i.test(element) && !MEANT.test(element);
    return runs || /\son\w+\s*=/i.test(names) || ADDRESS.test(element);
  });
}

/** The page's data: what the browser starts from, and what search engines read. */
const dataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) => {
    return JSON.parse(json ?? '') as unknown;
  });

/** Opens pages and looks for anything in them that could run. */
async function expectHarmless(client: ApiClient, paths: readonly string[]): Promise<void> {
  const pages = await Promise.all(paths.map((path) => client.get<string>(path)));
  for (const [index, { body }] of pages.entries()) {
    const path = paths[index];
    expect({ path, found: runnable(body) }).toEqual({ path, found: [] });
    expect(body).not.toContain('<script>window');
    expect(dataOf(body).length).toBeGreaterThan(0);
  }
}

it('attack: script in every field that an admin types stays text on every page of the shop', async () => {
  const category = await makeCategory(admin, {
    name: PAYLOADS.join(' ').slice(0, 200),
    description: PAYLOADS.join(),
  });
  const products = await Promise.all(
    PAYLOADS.map((payload) =>
      makeProduct(admin, {
        name: payload,
        price: payload.slice(0, 40),
        seoTitle: payload,
        seoDescription: payload,
        description: payload,
        tags: [payload.slice(0, 60)],
        images: ['https://shop.example/x.webp?"><img/src=x/onerror=window.hacked=1>'],
        categoryId: category.id,
        isNewArrival: true,
        isFeatured: true,
      }),
    ),
  );
  await expectHarmless(admin, [
    '/?show=48',
    pagePath.categories,
    pagePath.category(category.slug),
    pagePath.newArrivals,
    ...products.flatMap(({ slug, name, tags }) => [
      pagePath.product(slug),
      pagePath.tag(tags[0] ?? ''),
      pagePath.search(name),
    ]),
  ]);
  const { body } = await admin.get<string>(pagePath.product(products[0]?.slug ?? ''));
  expect(body).toContain('&lt;script&gt;window.hacked=1&lt;/script&gt;');
});

it('attack: script in an address is never a part of the page', async () => {
  await expectHarmless(
    visitor(),
    PAYLOADS.flatMap((payload) => [
      pagePath.search(payload),
      pagePath.tag(payload),
      pagePath.product(payload),
      pagePath.category(payload),
      `/?category=${encodeURIComponent(payload)}`,
      `/${encodeURIComponent(payload)}`,
      `/?${payload.replace(/\s/g, '')}`,
    ]),
  );
});

it('attack: a forged host reaches no address in the page', async () => {
  const headers = { 'x-forwarded-host': 'evil.example"><script>window.hacked=1</script>' };
  const { body } = await visitor().call<string>('GET', pagePath.home, { headers });
  expect(body).not.toContain('evil.example');
});
