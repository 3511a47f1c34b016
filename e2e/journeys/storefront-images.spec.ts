import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { open, openUntilVisible, screenHeading } from '../actions/browse.ts';
import { expect, test, uniqueName } from '../fixtures/test.ts';

/** Every request that the page makes for a picture of this name. */
function recordRequests(page: Page, name: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (decodeURIComponent(url.href).includes(name)) requests.push(url.pathname + url.search);
  });
  return requests;
}

// These products meet each other as similar ones.
test.beforeEach(({ watch }) => watch.expect(/gone-for-good|pictures\.example|media-amazon/));

test('a missing upload is asked for again, then recovered, then its name stands in', async ({
  page,
  makeProduct,
}) => {
  const name = uniqueName('Long gone telephone');
  const { slug } = await makeProduct({ name, featuredImage: '/uploads/gone-for-good.webp', images: [] });
  await openUntilVisible(page, pagePath.product(slug), (shop) => screenHeading(shop, name));

  const requests = recordRequests(page, 'gone-for-good');
  await open(page, pagePath.product(slug));
  const label = page.getByRole('article').getByText(name.slice(0, 20), { exact: true });
  await expect(label).toBeVisible();
  expect(requests.at(-1)).toBe('/api/image/recover?filename=gone-for-good.webp&retry=2');
  expect(requests.some((url) => /^\/uploads\/gone-for-good\.webp\?t=\d+$/.test(url))).toBe(true);
  expect(requests.length).toBeLessThanOrEqual(4);
});

test('a picture on somebody else’s host is asked for over https, and replaced without a name', async ({
  page,
  makeProduct,
}) => {
  const name = uniqueName('Borrowed picture');
  const { slug } = await makeProduct({ name, featuredImage: 'http://pictures.example/x.jpg', images: [] });
  const requests: string[] = [];
  await page.route(/pictures\.example/, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await openUntilVisible(page, pagePath.product(slug), (shop) => screenHeading(shop, name));
  await expect(page.getByRole('article').getByRole('img', { name })).toHaveAttribute(
    'src',
    '/art/fallback.svg',
  );
  await expect(page.getByRole('article').getByText(name.slice(0, 20), { exact: true })).toHaveCount(0);
  expect(new Set(requests)).toEqual(new Set(['https://pictures.example/x.jpg']));
});

test('a picture of the retailer goes through the proxy', async ({ page, makeProduct }) => {
  const name = uniqueName('Retail picture');
  const featuredImage = 'https://m.media-amazon.com/images/I/x.jpg';
  const { slug } = await makeProduct({ name, featuredImage, images: [] });
  const requests = recordRequests(page, 'm.media-amazon.com');
  await page.route(/^https:\/\/m\.media-amazon\.com/, (route) => route.abort());
  await openUntilVisible(page, pagePath.product(slug), (shop) => screenHeading(shop, name));
  await expect.poll(() => requests[0]).toBe(`/api/image-proxy?url=${encodeURIComponent(featuredImage)}`);
});

test('a category whose picture fails shows its drawing', async ({ page, watch }) => {
  watch.expect(/\/uploads\//);
  await page.route('**/uploads/**', (route) => route.abort());
  await open(page, pagePath.categories);
  const card = page.getByRole('link', { name: /Music/ }).filter({ hasText: 'EXPLORE' });
  await expect(card.locator('img')).toHaveAttribute('src', '/art/category-music.svg');
});
