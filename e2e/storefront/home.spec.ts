import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { open, productsSection } from '../actions/browse.ts';
import {
  categoriesNamed,
  serveCatalogue,
  visitorsProduct,
  visitorsProducts,
} from '../actions/own-catalogue.ts';
import { goWithinApp, openQuietPage } from '../actions/within-app.ts';
import { expect, test } from '../fixtures/test.ts';

const LAMP = 'Groovy Pink Lava Lamp with Purple Base';
const ACCENTS = ['blue', 'pink', 'yellow', 'green'];

const hero = (page: Page) => page.getByRole('region', { name: 'Rewind to the 90s' });
const strip = (page: Page) => page.getByRole('region', { name: 'Fresh Arrivals' });
const grid = (page: Page) => page.getByRole('region', { name: 'Shop by Category' });
const names = (page: Page) => productsSection(page).getByRole('listitem').getByRole('heading');
const loadMore = (page: Page) => page.getByRole('button', { name: 'LOAD MORE RADICAL STUFF!' });

test('home has its banner, hero, strip, category grid and products', async ({ page, isMobile }) => {
  await open(page, pagePath.home);

  await test.step('a banner of promo slogans', async () => {
    const banner = page.getByRole('region', { name: 'Promotions' });
    expect(await banner.getByRole('listitem').count()).toBeGreaterThan(2);
  });
  await test.step('the hero shows a random product that has an image and leads to it', async () => {
    const product = hero(page).locator('a[href^="/product/"]');
    await expect(product).toHaveCount(1);
    await expect(product.locator('img').last()).toHaveAttribute('src', /\S/);
  });
  await test.step('up to 4 new arrivals with a link to all of them', async () => {
    const cards = strip(page).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    await expect(cards.getByText('NEW!')).toHaveCount(4);
    await expect(strip(page).getByRole('link', { name: 'SEE ALL' })).toHaveAttribute(
      'href',
      pagePath.newArrivals,
    );
  });
  await test.step('category cards in the accent cycle, each with EXPLORE and its page', async () => {
    const cards = grid(page).getByRole('listitem').getByRole('link');
    const accents = await cards.evaluateAll((links) => links.map((link) => link.dataset.accent));
    expect(accents.length).toBeGreaterThanOrEqual(5);
    expect(accents).toEqual(accents.map((_, index) => ACCENTS[index % 4]));
    await expect(cards.filter({ hasText: 'EXPLORE' })).toHaveCount(accents.length);
    await expect(cards.filter({ hasText: 'Music' })).toHaveAttribute('href', pagePath.category('music'));
  });
  await test.step('ALL ITEMS and one filter per category', async () => {
    const filters = productsSection(page).getByRole('group', { name: 'Filter by category' });
    const categories = await grid(page).getByRole('heading', { level: 3 }).allTextContents();
    await expect(filters.getByRole('button')).toHaveText([
      'ALL ITEMS',
      ...categories.map((name) => name.toUpperCase()),
    ]);
    await expect(filters.getByRole('button', { name: 'ALL ITEMS' })).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('a grid of up to 4 columns', async () => {
    const lefts = await productsSection(page)
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(isMobile ? 1 : 4);
  });
  await test.step('SHOP NOW jumps to the products section', async () => {
    await hero(page).getByRole('link', { name: 'SHOP NOW' }).click();
    await expect(productsSection(page).getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page).toHaveURL('/#products');
  });
  await test.step('and does so again after the way back', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.goBack();
    await hero(page).getByRole('link', { name: 'SHOP NOW' }).click();
    await expect(productsSection(page).getByRole('heading', { level: 2 })).toBeInViewport();
    await page.goBack();
  });
  await test.step('CATEGORIES goes to the categories', async () => {
    await hero(page).getByRole('link', { name: 'CATEGORIES' }).click();
    await expect(page).toHaveURL(pagePath.categories);
  });
});

test('the hero draws products with an image only and cuts the name to 25 characters', async ({ page }) => {
  await openQuietPage(page);
  await serveCatalogue(page, {
    products: [
      visitorsProduct(1, { featuredImage: null }),
      visitorsProduct(2, { name: LAMP, slug: 'lamp' }),
      visitorsProduct(3, { featuredImage: null }),
    ],
  });
  await goWithinApp(page, pagePath.home);
  const product = hero(page).getByRole('link', { name: 'Groovy Pink Lava Lamp wit...' });
  await expect(product).toHaveAttribute('href', pagePath.product('lamp'));
  await expect(strip(page)).toContainText('NEW ARRIVALS COMING SOON!');
});

test('a category of the address is chosen, and other choices replace the history entry', async ({ page }) => {
  await open(page, pagePath.about);
  const [products, categories] = [
    visitorsProducts(9, { categoryId: 2 }),
    categoriesNamed('Phones', 'Lamps', 'Empty shelf'),
  ];
  await serveCatalogue(page, { products: [...products, visitorsProduct(10, { categoryId: 1 })], categories });
  await goWithinApp(page, pagePath.homeOfCategory(1));
  const filter = (name: string) => productsSection(page).getByRole('button', { name });

  await test.step('the query parameter preselects', async () => {
    await expect(filter('PHONES')).toHaveAttribute('aria-pressed', 'true');
    await expect(names(page)).toHaveText(['Find number 10']);
    await expect(loadMore(page)).toBeHidden();
  });
  const entries = await page.evaluate(() => history.length);
  await test.step('another choice updates it', async () => {
    await filter('LAMPS').click();
    await expect(page).toHaveURL(pagePath.homeOfCategory(2));
    await expect(filter('LAMPS')).toHaveAttribute('aria-pressed', 'true');
    await expect(filter('PHONES')).toHaveAttribute('aria-pressed', 'false');
    await expect(names(page)).toHaveCount(8);
  });
  await test.step('what has been loaded more goes with the category', async () => {
    await loadMore(page).click();
    await expect(names(page)).toHaveCount(9);
    await expect(loadMore(page)).toBeHidden();
  });
  await test.step('an empty category says so, hints and offers all items', async () => {
    await filter('EMPTY SHELF').click();
    await expect(page).toHaveURL(pagePath.homeOfCategory(3));
    await expect(
      productsSection(page).getByRole('heading', { name: 'NO PRODUCTS FOUND IN THIS CATEGORY' }),
    ).toBeVisible();
    await expect(productsSection(page)).toContainText('Try a different category or check back later.');
    await productsSection(page).getByRole('link', { name: 'ALL ITEMS' }).click();
    await expect(page).toHaveURL(pagePath.home);
    await expect(names(page)).toHaveCount(8);
  });
  await test.step('none of it left an entry behind', async () => {
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL(pagePath.about);
  });
});

test('home starts with 8 products, adds 8 per press, and stops when there are no more', async ({ page }) => {
  await openQuietPage(page);
  const limits: string[] = [];
  page.on('request', (request) => {
    const limit = /\/api\/products\?limit=(\d+)$/.exec(request.url())?.[1];
    if (limit) limits.push(limit);
  });
  await serveCatalogue(page, { products: visitorsProducts(19) });
  await goWithinApp(page, pagePath.home);
  for (const count of [8, 16]) {
    await expect(names(page)).toHaveCount(count);
    await loadMore(page).click();
  }
  await expect(names(page)).toHaveCount(19);
  await expect(loadMore(page)).toBeHidden();
  expect(limits).toEqual(expect.arrayContaining(['8', '16', '24']));
});

test('the four sorts', async ({ page, isMobile }) => {
  await openQuietPage(page);
  const [old, recent, undated, ancient] = ['Beeper', 'Discman', 'Atari', 'Camcorder'];
  await serveCatalogue(page, {
    products: [
      visitorsProduct(1, { name: old, createdAt: '2026-02-01T00:00:00.000Z' }),
      visitorsProduct(2, { name: recent, createdAt: '2026-03-01T00:00:00.000Z' }),
      // Stored without a date, which the type of what the API promises leaves out.
      visitorsProduct(3, { name: undated, createdAt: null as unknown as string }),
      visitorsProduct(4, { name: ancient, createdAt: '2025-01-01T00:00:00.000Z', isFeatured: true }),
    ],
  });
  await goWithinApp(page, pagePath.home);
  const sort = productsSection(page).getByRole('combobox', { name: 'SORT' });
  await expect(sort).toBeVisible({ visible: !isMobile });
  await expect(names(page), 'newest first; a missing date counts as now').toHaveText([
    undated,
    recent,
    old,
    ancient,
  ]);
  if (isMobile) return;
  await expect(sort).toHaveValue('newest');
  await sort.selectOption('popular');
  await expect(names(page).first(), 'featured first').toHaveText(ancient);
  await sort.selectOption('name-asc');
  await expect(names(page)).toHaveText(['Atari', 'Beeper', 'Camcorder', 'Discman']);
  await sort.selectOption('name-desc');
  await expect(names(page)).toHaveText(['Discman', 'Camcorder', 'Beeper', 'Atari']);
});
