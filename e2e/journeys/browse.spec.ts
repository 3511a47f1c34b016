import { pagePath } from '@rad-rewind/contract/paths';
import {
  chooseInHeader,
  open,
  productCard,
  productDetails,
  productsSection,
  screenHeading,
} from '../actions/browse.ts';
import { expect, test } from '../fixtures/test.ts';

const LAMP = 'Groovy Pink Lava Lamp with Purple Base';

test('a visitor goes from the home page through a category to a product, and back', async ({ page }) => {
  await open(page, pagePath.home);
  await expect(screenHeading(page, 'Rewind to the 90s')).toBeVisible();
  await page.getByRole('link', { name: /^Home Decor.*EXPLORE/ }).click();
  await expect(page).toHaveURL('/category/home-decor');
  await expect(screenHeading(page, 'Home Decor')).toBeVisible();

  await productCard(page, LAMP).getByRole('link').click();
  await expect(page).toHaveURL('/product/groovy-pink-lava-lamp-with-purple-base');
  await expect(screenHeading(page, LAMP)).toBeVisible();
  await expect(productDetails(page).getByText('$34.99')).toBeVisible();
  await expect(productDetails(page).getByText('NEW!')).toBeVisible();
  await expect(productDetails(page).getByText('music video set')).toBeVisible();
  await expect(page.getByRole('button', { name: /BUY NOW\/MORE INFO/ })).toBeVisible();

  await page.getByRole('link', { name: 'BACK TO CATEGORY' }).click();
  await expect(page).toHaveURL('/category/home-decor');
  await page.goBack();
  await expect(screenHeading(page, LAMP)).toBeVisible();
});

test('a product shows its pictures one by one', async ({ page }) => {
  await open(page, pagePath.product('groovy-pink-lava-lamp-with-purple-base'));
  const thumbnails = page.getByRole('list', { name: 'Product images' }).getByRole('button');
  await expect(thumbnails).toHaveCount(4);
  await thumbnails.nth(2).click();
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: `${LAMP}, image 3` })).toBeInViewport();
});

test('a tag leads to what else carries it, whatever its case', async ({ page }) => {
  await open(page, pagePath.product('groovy-pink-lava-lamp-with-purple-base'));
  await productDetails(page).getByRole('link', { name: 'retro lighting', exact: true }).last().click();
  await expect(page).toHaveURL('/tag/retro%20lighting');
  await expect(productCard(page, 'Touch-Reactive Plasma Globe')).toBeVisible();
  await open(page, pagePath.tag('RETRO Lighting'));
  await expect(productCard(page, 'Touch-Reactive Plasma Globe')).toBeVisible();
});

test('the home page filters by category without filling the history', async ({ page }) => {
  await open(page, pagePath.home);
  const before = await page.evaluate(() => history.length);
  await productsSection(page).getByRole('button', { name: 'MUSIC' }).click();
  await expect(page).toHaveURL(/\?category=\d+/);
  await expect(productCard(page, 'Purple Double-Speaker Boombox')).toBeVisible();
  await expect(productsSection(page).getByRole('heading', { name: LAMP })).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(before);
  await productsSection(page).getByRole('button', { name: 'ALL ITEMS' }).click();
  await expect(page).toHaveURL(pagePath.home);
});

test('the home page shows eight more products at each press', async ({ page }) => {
  await open(page, pagePath.home);
  const cards = productsSection(page).getByRole('listitem');
  await expect(cards).toHaveCount(8);
  const more = page.getByRole('button', { name: 'LOAD MORE RADICAL STUFF!' });
  for (const count of [16, 24, 32, 40]) {
    await more.click();
    await expect(cards).toHaveCount(count);
  }
});

test('a category filters by tag, and back again', async ({ page }) => {
  await open(page, pagePath.category('home-decor'));
  const lamp = productCard(page, LAMP);
  const chair = productCard(page, 'Clear Pink Inflatable Armchair');
  await expect(chair).toBeVisible();
  await page.getByRole('button', { name: 'lava lamp', exact: true }).click();
  await expect(lamp).toBeVisible();
  await expect(chair).toBeHidden();
  await page.getByRole('button', { name: 'CLEAR FILTER' }).click();
  await expect(chair).toBeVisible();
});

test('the header leads to categories and new arrivals', async ({ page }) => {
  await open(page, pagePath.home);
  await chooseInHeader(page, 'CATEGORIES');
  await expect(page).toHaveURL(pagePath.categories);
  await expect(page.getByRole('heading', { name: 'Toys & Games' })).toBeVisible();
  await chooseInHeader(page, 'NEW ARRIVALS');
  await expect(page).toHaveURL(pagePath.newArrivals);
  await expect(productCard(page, LAMP)).toBeVisible();
  // Its flag is set and more than seven days old.
  await expect(productCard(page, 'Colour-Block Windbreaker with Zigzag Chest')).toBeHidden();
});

test('cards carry the sticker that fits best', async ({ page }) => {
  // More than the first eight: other tests add products meanwhile.
  await open(page, `${pagePath.home}?show=48`);
  const section = productsSection(page).getByRole('listitem');
  const card = (name: string) => section.filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Pixel Virtual Pet on a Ball Chain')).toContainText('NEW!');
  await expect(card('Pocket Brick Handheld Game')).toContainText('HOT!');
  await expect(card('27-Shot Disposable Camera')).toContainText('CLICK TO VIEW PRICE');
});

test('the sort menu orders what is shown', async ({ page, isMobile }) => {
  await open(page, pagePath.home);
  const sort = page.getByRole('combobox', { name: /SORT/ });
  if (isMobile) {
    await expect(sort).toBeHidden();
    return;
  }
  // Which products there are differs from run to run; the orders themselves are tested on a shop of a test's own.
  const names = productsSection(page).getByRole('listitem').getByRole('heading');
  await expect(names).toHaveCount(8);
  const newest = await names.allTextContents();
  const byName = [...newest].sort(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare);
  await sort.selectOption('name-asc');
  await expect(names).toHaveText(byName);
  await sort.selectOption('name-desc');
  await expect(names).toHaveText(byName.reverse());
  await sort.selectOption('newest');
  await expect(names).toHaveText(newest);
});
