import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { productCard, screenHeading } from '../actions/browse.ts';
import {
  categoriesNamed,
  serveCatalogue,
  visitorsProduct,
  visitorsProducts,
} from '../actions/own-catalogue.ts';
import { goWithinApp, openQuietPage } from '../actions/within-app.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Find number' });
const chip = (page: Page, tag: string) => main(page).getByRole('button', { name: tag, exact: true });
const loadMore = (page: Page) => main(page).getByRole('button', { name: 'LOAD MORE PRODUCTS' });

/** 23 phones, of which the last alone blinks. */
const PHONES = {
  categories: categoriesNamed('Lamps', 'Phones'),
  products: [
    ...visitorsProducts(22, { categoryId: 2, tags: ['corded'] }),
    visitorsProduct(23, { categoryId: 2, tags: ['corded', 'Blinks'] }),
  ],
};

test('a category starts with 12 products, adds 8 per press, and stops when there are no more', async ({
  page,
}) => {
  await openQuietPage(page);
  await serveCatalogue(page, PHONES);
  await goWithinApp(page, pagePath.category('phones'));
  await expect(screenHeading(page, 'Phones')).toBeVisible();
  for (const count of [12, 20]) {
    await expect(cards(page)).toHaveCount(count);
    await loadMore(page).click();
  }
  await expect(cards(page)).toHaveCount(23);
  await expect(loadMore(page)).toBeHidden();
});

test('tag chips choose and clear, and more can be loaded only without a tag', async ({ page }) => {
  await openQuietPage(page);
  await serveCatalogue(page, PHONES);
  await goWithinApp(page, pagePath.category('phones'));
  const clear = main(page).getByRole('button', { name: 'CLEAR FILTER' });
  await expect(cards(page)).toHaveCount(12);
  await expect(clear).toBeHidden();
  await expect(chip(page, 'Blinks'), 'a tag of a product that is not shown yet').toHaveCount(0);

  await test.step('a chip chooses its tag, and no more can be loaded', async () => {
    await chip(page, 'corded').click();
    await expect(chip(page, 'corded')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(23);
    await expect(loadMore(page)).toBeHidden();
  });
  await test.step('the chosen chip clears it', async () => {
    await chip(page, 'corded').click();
    await expect(chip(page, 'corded')).toHaveAttribute('aria-pressed', 'false');
    await expect(loadMore(page)).toBeVisible();
    await expect(clear).toBeHidden();
  });
  await test.step('another chip takes its place, of all that has been loaded', async () => {
    await loadMore(page).click();
    await loadMore(page).click();
    await chip(page, 'Blinks').click();
    await expect(cards(page)).toHaveCount(1);
    await expect(productCard(page, 'Find number 23')).toBeVisible();
    await chip(page, 'corded').click();
    await expect(chip(page, 'Blinks')).toHaveAttribute('aria-pressed', 'false');
    await expect(cards(page)).toHaveCount(23);
  });
  await test.step('CLEAR FILTER clears it', async () => {
    await clear.click();
    await expect(chip(page, 'corded')).toHaveAttribute('aria-pressed', 'false');
    await expect(cards(page)).toHaveCount(23);
    await expect(clear).toBeHidden();
  });
});

test('a tag of a large category shows 96 that carry it, wherever they stand, and leads to all of them', async ({
  page,
}) => {
  await openQuietPage(page);
  await serveCatalogue(page, {
    categories: categoriesNamed('Lamps', 'Phones'),
    products: Array.from({ length: 400 }, (_, index) =>
      visitorsProduct(index + 1, { categoryId: 2, tags: index % 2 === 0 ? ['corded'] : ['cordless'] }),
    ),
  });
  await goWithinApp(page, pagePath.category('phones'));
  await expect(cards(page)).toHaveCount(12);
  await chip(page, 'corded').click();
  await expect(cards(page)).toHaveCount(96);
  await expect(productCard(page, 'Find number 191')).toHaveCount(1);
  await page.getByRole('link', { name: 'ALL WITH THIS TAG' }).click();
  await expect(page).toHaveURL(pagePath.tag('corded'));
});

test('a category that is empty, missing or fails to load says so and leads on', async ({ page, watch }) => {
  watch.expect(/\/api\/(?:products|categories)/);
  await openQuietPage(page);
  await serveCatalogue(page, { categories: categoriesNamed('Lamps', 'Phones'), products: [] });

  await test.step('empty', async () => {
    await goWithinApp(page, pagePath.category('lamps'));
    await expect(main(page).getByRole('heading', { name: 'NO PRODUCTS FOUND' })).toBeVisible();
    await expect(loadMore(page)).toBeHidden();
    await main(page).getByRole('link', { name: 'BROWSE OTHER CATEGORIES' }).click();
    await expect(page).toHaveURL(pagePath.categories);
  });
  await test.step('missing', async () => {
    await goWithinApp(page, pagePath.category('sofas'));
    await expect(screenHeading(page, 'CATEGORY NOT FOUND')).toBeVisible();
    await expect(main(page)).toContainText("Sorry, we couldn't find the category you're looking for!");
    await expect(main(page).getByRole('link', { name: 'RETURN TO HOME' })).toHaveAttribute('href', '/');
  });
  await test.step('failing products', async () => {
    await page.route(/\/api\/products/, (route) => route.fulfill({ status: 500, body: 'no' }));
    await goWithinApp(page, pagePath.category('phones'));
    await expect(main(page)).toContainText('Failed to fetch products');
    await expect(screenHeading(page, 'Phones')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'RETURN TO HOME' })).toBeVisible();
  });
});

test('a list of categories that fails leaves no category page blank', async ({ page, watch }) => {
  watch.expect(/\/api\/categories/);
  await openQuietPage(page);
  await page.route(/\/api\/categories$/, (route) => route.fulfill({ status: 500, body: 'no' }));
  await goWithinApp(page, pagePath.category('music'));
  await expect(main(page)).toContainText('Failed to load category');
  await expect(main(page).getByRole('link', { name: 'RETURN TO HOME' })).toBeVisible();
});
