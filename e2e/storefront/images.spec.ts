import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { open, productDetails, screenHeading } from '../actions/browse.ts';
import { serveCatalogue, visitorsProduct } from '../actions/own-catalogue.ts';
import { goWithinApp, openQuietPage } from '../actions/within-app.ts';
import { expect, test } from '../fixtures/test.ts';

const NAME = 'Talking Alarm Clock with Snooze Bar';

/** Opens the page of a product with this picture. @returns the addresses it was asked for under, in order */
async function openProductWithPicture(page: Page, featuredImage: string): Promise<string[]> {
  const name = featuredImage.split('/').at(-1) ?? featuredImage;
  const asked: string[] = [];
  await openQuietPage(page);
  await serveCatalogue(page, {
    products: [visitorsProduct(1, { name: NAME, slug: 'clock', featuredImage })],
  });
  await page.route(
    (url) => decodeURIComponent(url.href).includes(name),
    (route) => {
      asked.push(route.request().url().replace(new URL(page.url()).origin, ''));
      return route.abort();
    },
  );
  await goWithinApp(page, pagePath.product('clock'));
  await expect(screenHeading(page, NAME)).toBeVisible();
  return asked;
}

const picture = (page: Page) => productDetails(page).getByRole('img', { name: NAME });
const label = (page: Page) => productDetails(page).getByText('Talking Alarm Clock ', { exact: true });

test.beforeEach(({ watch }) => {
  watch.expect(/clock\.webp|clock\.jpg/);
});

test('an upload: its path, the path anew, the recovery, then a placeholder with the name', async ({
  page,
}) => {
  const asked = await openProductWithPicture(page, '/uploads/lost-clock.webp');
  await expect(label(page)).toBeVisible();
  await expect(picture(page)).toHaveAttribute('src', '/art/fallback.svg');
  expect(asked).toEqual([
    expect.stringMatching(/^\/uploads\/lost-clock\.webp(?:\?w=\d+)?$/),
    expect.stringMatching(/^\/uploads\/lost-clock\.webp\?t=\d+$/),
    '/api/image/recover?filename=lost-clock.webp&retry=2',
  ]);
});

test('a picture of the retailer: the proxy first, at most 3 tries', async ({ page }) => {
  const address = 'http://m.media-amazon.com/images/I/retail-clock.jpg';
  const asked = await openProductWithPicture(page, address);
  await expect(picture(page)).toHaveAttribute('src', '/art/fallback.svg');
  expect(asked[0]).toBe(`/api/image-proxy?url=${encodeURIComponent(address.replace('http:', 'https:'))}`);
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('any other picture: over https, then the generic placeholder', async ({ page }) => {
  const asked = await openProductWithPicture(page, 'http://elsewhere.example/old-clock.jpg');
  await expect(picture(page)).toHaveAttribute('src', '/art/fallback.svg');
  await expect(label(page)).toBeHidden();
  expect(asked).toEqual(['https://elsewhere.example/old-clock.jpg']);
});

test('a category whose picture fails shows its drawing', async ({ page, watch }) => {
  watch.expect(/\/uploads\//);
  await page.route('**/uploads/**', (route) => route.abort());
  await open(page, pagePath.categories);
  const card = page.getByRole('link', { name: /Music/ }).filter({ hasText: 'EXPLORE' });
  await expect(card.locator('img')).toHaveAttribute('src', '/art/category-music.svg');
});
