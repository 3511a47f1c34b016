import { pagePath } from '@rad-rewind/contract/paths';
import { open } from '../actions/browse.ts';
import { expect, test } from '../fixtures/back-office.ts';

const STOREFRONT = [
  pagePath.home,
  pagePath.product('groovy-pink-lava-lamp-with-purple-base'),
  pagePath.categories,
  pagePath.category('tech-gadgets'),
  pagePath.newArrivals,
  pagePath.tag('glow'),
  pagePath.legal('terms'),
  pagePath.about,
  pagePath.search('lamp'),
];

/** Texts of the back office's own code, of Chakra and of Quill. */
const MARKS = ['PRODUCT MANAGEMENT', 'SAVE PRODUCT', 'chakra-', 'ql-toolbar'];

test('no page of the storefront loads code of the back office', async ({ page, browser }) => {
  const visitor = await browser.newPage();
  const scripts = new Set<string>();
  visitor.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  for (const path of STOREFRONT) await open(visitor, path);
  await visitor.close();
  expect(scripts.size).toBeGreaterThan(0);
  const marked = async (urls: Iterable<string>) => {
    const sources = await Promise.all([...urls].map(async (url) => (await fetch(url)).text()));
    return MARKS.filter((mark) => sources.some((source) => source.includes(mark)));
  };
  expect(await marked(scripts)).toEqual([]);

  const ownScripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') ownScripts.add(request.url());
  });
  await open(page, pagePath.adminProductNew);
  await expect(page.getByRole('textbox', { name: /Description/ })).toBeVisible();
  expect(await marked(ownScripts), 'what the marks are found in otherwise').toEqual(MARKS);
});
