import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { breakApi, emptyShop, holdApi } from '../actions/api-weather.ts';
import { open } from '../actions/browse.ts';
import { expect, test } from '../fixtures/test.ts';

/** Goes somewhere within the app, so that the browser loads the data and not the server. */
async function go(page: Page, link: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
}

const main = (page: Page) => page.getByRole('main');

test.describe('while the API fails', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expect(/\/api\//);
    watch.expect(/No picture for category|No offer for product/);
    await open(page, pagePath.about);
    await breakApi(page);
  });

  test('home says so and tries again when asked to', async ({ page }) => {
    await go(page, 'Home');
    await expect(main(page)).toContainText('Failed to fetch products');
    await expect(main(page)).toContainText('Failed to fetch new arrivals');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'TRY AGAIN' }).click();
    await expect(
      page.getByRole('region', { name: 'TOTALLY RAD PRODUCTS' }).getByRole('listitem'),
    ).toHaveCount(8);
  });

  for (const [link, title, text] of [
    ['Categories', 'ERROR LOADING CATEGORIES', 'Sorry, we encountered an issue loading the categories.'],
    [
      'New Arrivals',
      'ERROR LOADING NEW ARRIVALS',
      'Sorry, we encountered an issue loading the new arrivals.',
    ],
  ] as const) {
    test(`${link} says so and leads home`, async ({ page }) => {
      await go(page, link);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(main(page)).toContainText(text);
      await page.getByRole('link', { name: 'RETURN TO HOME' }).click();
      await expect(page).toHaveURL(pagePath.home);
    });
  }

  test('a screen that failed asks again when it is opened again', async ({ page }) => {
    await go(page, 'Categories');
    await expect(page.getByRole('heading', { name: 'ERROR LOADING CATEGORIES' })).toBeVisible();
    await go(page, 'About');
    await page.unroute('**/api/**');
    await go(page, 'Categories');
    await expect(page.getByRole('heading', { name: 'Toys & Games' })).toBeVisible();
  });
});

test('while the API is slow, every list shows its shape and says what it loads', async ({ page }) => {
  await open(page, pagePath.about);
  const release = await holdApi(page);
  await go(page, 'Home');
  await expect(main(page)).toContainText('LOADING RADICAL PRODUCTS...');
  release();
  await expect(page.getByRole('region', { name: 'TOTALLY RAD PRODUCTS' }).getByRole('listitem')).toHaveCount(
    8,
  );
  await expect(main(page)).not.toContainText('LOADING');
});

test('an empty shop says so on every screen', async ({ page }) => {
  await open(page, pagePath.about);
  await emptyShop(page);
  await go(page, 'Home');
  await expect(main(page)).toContainText('NEW ARRIVALS COMING SOON!');
  await expect(main(page)).toContainText('NO PRODUCTS FOUND IN THIS CATEGORY');
  await expect(main(page)).toContainText('Try a different category or check back later.');
  await go(page, 'Categories');
  await expect(main(page)).toContainText('NO CATEGORIES FOUND');
  await go(page, 'New Arrivals');
  await expect(main(page)).toContainText('NO NEW ARRIVALS FOUND');
});
