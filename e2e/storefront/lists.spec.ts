import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { open, productCard, screenHeading } from '../actions/browse.ts';
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
const stateHeading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

async function failProducts(page: Page): Promise<void> {
  await page.route(/\/api\/products/, (route) => route.fulfill({ status: 500, body: 'no' }));
}

test('categories cycle four colours, each card with EXPLORE and a link to its page', async ({ page }) => {
  await openQuietPage(page);
  const categories = categoriesNamed('Phones', 'Lamps', 'Sofas', 'Radios', 'Skates', 'Pagers');
  await serveCatalogue(page, { products: [], categories });
  await goWithinApp(page, pagePath.categories);
  const links = main(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(6);
  await expect(links.filter({ hasText: 'EXPLORE' })).toHaveCount(6);
  expect(await links.evaluateAll((all) => all.map((link) => link.dataset.accent))).toEqual([
    'blue',
    'pink',
    'yellow',
    'green',
    'blue',
    'pink',
  ]);
  const colours = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(colours.slice(0, 4)).size, 'colours that differ').toBe(4);
  await links.nth(3).click();
  await expect(page).toHaveURL(pagePath.category('radios'));
});

test('new arrivals start with 12, add 8 per press, and stop when there are no more', async ({ page }) => {
  await openQuietPage(page);
  await serveCatalogue(page, { products: visitorsProducts(21, { isNewArrival: true }) });
  await goWithinApp(page, pagePath.newArrivals);
  const more = main(page).getByRole('button', { name: 'LOAD MORE PRODUCTS' });
  for (const count of [12, 20]) {
    await expect(cards(page)).toHaveCount(count);
    await more.click();
  }
  await expect(cards(page)).toHaveCount(21);
  await expect(more).toBeHidden();
  await expect(cards(page).getByText('NEW!')).toHaveCount(21);
});

test('fewer new arrivals than the page holds come without a button', async ({ page }) => {
  await openQuietPage(page);
  await serveCatalogue(page, { products: visitorsProducts(11, { isNewArrival: true }) });
  await goWithinApp(page, pagePath.newArrivals);
  await expect(cards(page)).toHaveCount(11);
  await expect(main(page).getByRole('button')).toHaveCount(0);
});

test('a tag is decoded and matched without regard to case', async ({ page }) => {
  await openQuietPage(page);
  const tagged = [
    visitorsProduct(1, { tags: ['R&B 50% / Soul'] }),
    visitorsProduct(2, { tags: ['r&b 50% / soul', 'vinyl'] }),
    visitorsProduct(3, { tags: ['vinyl'] }),
  ];
  await serveCatalogue(page, { products: tagged });
  await goWithinApp(page, pagePath.tag('R&B 50% / SOUL'));
  await expect(screenHeading(page, '#R&B 50% / SOUL')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(productCard(page, 'Find number 3')).toHaveCount(0);
});

test('lists without a product say so', async ({ page }) => {
  await openQuietPage(page);
  await serveCatalogue(page, { products: [] });
  for (const [path, title] of [
    [pagePath.categories, 'NO CATEGORIES FOUND'],
    [pagePath.newArrivals, 'NO NEW ARRIVALS FOUND'],
    [pagePath.tag('nothing'), 'NO PRODUCTS FOUND'],
    [pagePath.search('nothing'), 'NO PRODUCTS FOUND'],
  ] as const) {
    await test.step(`${path}: ${title}`, async () => {
      await goWithinApp(page, path);
      await expect(stateHeading(page, title)).toBeVisible();
      await expect(main(page).getByRole('link').first(), 'a way on').toBeVisible();
    });
  }
});

test('lists that fail to load say so and lead home', async ({ page, watch }) => {
  watch.expect(/\/api\/products/);
  await openQuietPage(page);
  await failProducts(page);
  for (const [path, title, text] of [
    [
      pagePath.newArrivals,
      'ERROR LOADING NEW ARRIVALS',
      'Sorry, we encountered an issue loading the new arrivals.',
    ],
    [pagePath.tag('glow'), 'ERROR', "Sorry, we couldn't load the products."],
    [pagePath.search('lamp'), 'ERROR', "Sorry, we couldn't load the products."],
  ] as const) {
    await test.step(`${path}: ${title}`, async () => {
      await goWithinApp(page, path);
      await expect(stateHeading(page, title)).toBeVisible();
      await expect(main(page)).toContainText(text);
      await expect(main(page).getByRole('link', { name: 'RETURN TO HOME' })).toHaveAttribute('href', '/');
    });
  }
});

test('a search shows its term, keeps it in the box, and an empty one asks for words', async ({ page }) => {
  await open(page, pagePath.search('lava'));
  const box = main(page).getByRole('searchbox');
  await expect(box).toHaveValue('lava');
  await expect(main(page)).toContainText('Results for "lava"');
  await expect(productCard(page, 'Groovy Pink Lava Lamp with Purple Base')).toBeVisible();
  await box.fill('  ');
  await box.press('Enter');
  await expect(page).toHaveURL('/search');
  await expect(stateHeading(page, 'WHAT ARE YOU LOOKING FOR?')).toBeVisible();
  await main(page).getByRole('link', { name: 'New Arrivals' }).click();
  await expect(page).toHaveURL(pagePath.newArrivals);
});
