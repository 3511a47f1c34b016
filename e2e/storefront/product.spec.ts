import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { open, productDetails, screenHeading } from '../actions/browse.ts';
import { PARTNER_ORIGIN, standInForPartner } from '../actions/partner-site.ts';
import { goWithinApp, openQuietPage } from '../actions/within-app.ts';
import { expect, test } from '../fixtures/test.ts';

const LAMP = 'Groovy Pink Lava Lamp with Purple Base';
const LAMP_PATH = pagePath.product('groovy-pink-lava-lamp-with-purple-base');
const CAMERA_PATH = pagePath.product('27-shot-disposable-camera');

const pictures = (page: Page) => page.getByRole('list', { name: `Pictures of ${LAMP}` });
const thumbnail = (page: Page, number: number) => page.getByRole('button', { name: `Show image ${number}` });
const buyForm = (page: Page) => productDetails(page).locator('form');

test('a product page shows everything that there is to know', async ({ page }) => {
  await open(page, LAMP_PATH);
  const details = productDetails(page);

  await test.step('name, price and badge', async () => {
    await expect(screenHeading(page, LAMP)).toBeVisible();
    await expect(details.getByText('$34.99', { exact: true })).toBeVisible();
    await expect(details.getByText('NEW!', { exact: true })).toBeVisible();
    await expect(details.getByText('HOT!', { exact: true })).toBeHidden();
  });
  await test.step('the featured image first, and a thumbnail for each', async () => {
    await expect(page.getByRole('img', { name: LAMP, exact: true })).toHaveAttribute(
      'src',
      '/uploads/lava-lamp.webp',
    );
    await expect(pictures(page).getByRole('img')).toHaveCount(4);
    await expect(page.getByRole('list', { name: 'Product images' }).getByRole('button')).toHaveCount(4);
  });
  await test.step('the description as HTML, below one heading of the page', async () => {
    const description = details.getByRole('region', { name: 'Description' });
    await expect(description.getByRole('heading', { level: 3, name: 'The story' })).toBeVisible();
    await expect(description.locator('strong', { hasText: 'music video set' })).toBeVisible();
    await expect(description.getByRole('listitem').first()).toHaveText(
      '14.5 inch glass bottle with pink wax in clear blue liquid',
    );
    await expect(description.locator('blockquote')).toBeVisible();
  });
  await test.step('tag links', async () => {
    const tags = details.getByRole('region', { name: 'Tags' }).getByRole('link');
    await expect(tags).toHaveText(['lava lamp', 'bedroom', 'glow', 'pink', 'retro lighting']);
    await expect(tags.last()).toHaveAttribute('href', '/tag/retro%20lighting');
  });
  await test.step('the buy button, its note and the disclosure beside it', async () => {
    await expect(buyForm(page).getByRole('button')).toHaveText('BUY NOW/MORE INFO');
    await expect(buyForm(page).getByRole('button')).toHaveAccessibleDescription(
      /Clicking redirects you to an affiliate partner site.*Paid link: we may earn a commission/,
    );
    await expect(buyForm(page)).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(buyForm(page).getByRole('link', { name: 'we may earn a commission' })).toHaveAttribute(
      'href',
      pagePath.legal('affiliate'),
    );
  });
  await test.step('the features list', async () => {
    await expect(
      details.getByRole('listitem').filter({ hasText: 'Opens at our partner site' }),
    ).toBeVisible();
  });
  await test.step('back to its category', async () => {
    const back = page.getByRole('link', { name: 'BACK TO CATEGORY' });
    await expect(back).toHaveAttribute('href', pagePath.category('home-decor'));
  });
});

test('the gallery works by keyboard', async ({ page }) => {
  await open(page, LAMP_PATH);
  await pictures(page).focus();
  await test.step('arrows go from picture to picture and stop at the ends', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(thumbnail(page, 1)).toHaveAttribute('aria-pressed', 'true');
    for (const number of [2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await expect(thumbnail(page, number)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('img', { name: `${LAMP}, image ${number}` })).toBeInViewport({
        ratio: 0.5,
      });
    }
    await page.keyboard.press('ArrowRight');
    await expect(thumbnail(page, 4)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('Enter and Space press a thumbnail', async () => {
    for (const [number, key] of [
      [2, 'Enter'],
      [3, 'Space'],
    ] as const) {
      await thumbnail(page, number).press(key);
      await expect(thumbnail(page, number)).toHaveAttribute('aria-pressed', 'true');
      await expect(thumbnail(page, 4)).toHaveAttribute('aria-pressed', 'false');
    }
  });
});

test('without a price and a category', async ({ page }) => {
  await open(page, CAMERA_PATH);
  await expect(buyForm(page).getByRole('button')).toHaveText('CLICK TO VIEW PRICE');
  await expect(productDetails(page)).not.toContainText('$');
  await expect(productDetails(page).getByText('HOT!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'BACK TO CATEGORY' }).click();
  await expect(page).toHaveURL(pagePath.categories);
});

test('a price of "0", an expired new arrival and a product without a picture', async ({ page }) => {
  await openQuietPage(page);
  await test.step('"0" is no price', async () => {
    await goWithinApp(page, pagePath.product('milk-cap-collection-with-metal-slammers'));
    await expect(buyForm(page).getByRole('button')).toHaveText('CLICK TO VIEW PRICE');
  });
  await test.step('no longer new, but featured: HOT!', async () => {
    await goWithinApp(page, pagePath.product('colour-block-windbreaker-with-zigzag-chest'));
    await expect(productDetails(page).getByText('HOT!', { exact: true })).toBeVisible();
    await expect(productDetails(page).getByText('NEW!', { exact: true })).toBeHidden();
  });
  await test.step('the placeholder carries the first 20 characters of the name', async () => {
    await goWithinApp(page, pagePath.product('velvet-scrunchie-trio'));
    await expect(screenHeading(page, 'Velvet Scrunchie Trio')).toBeVisible();
    await expect(productDetails(page).getByText('Velvet Scrunchie Tri', { exact: true })).toBeVisible();
  });
});

test('a product that is missing or fails to load says so and leads home', async ({ page, watch }) => {
  watch.expect(/\/api\/products\?slug=/);
  await openQuietPage(page);
  await test.step('missing', async () => {
    await goWithinApp(page, pagePath.product('never-made'));
    await expect(screenHeading(page, 'PRODUCT NOT FOUND')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      "Sorry, we couldn't find the product you're looking for!",
    );
    await page.getByRole('main').getByRole('link', { name: 'RETURN TO HOME' }).click();
    await expect(page).toHaveURL(pagePath.home);
  });
  await test.step('failing', async () => {
    await page.route(/\/api\/products\?slug=/, (route) => route.fulfill({ status: 500, body: 'no' }));
    await goWithinApp(page, LAMP_PATH);
    await expect(screenHeading(page, 'ERROR')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'RETURN TO HOME' })).toBeVisible();
  });
});

test('where no tab may be opened, the buy button leads there in its own', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await standInForPartner(context);
  await open(page, LAMP_PATH);
  await page.route('**/api/products/*/click', (route) =>
    route.fulfill({ json: { url: `${PARTNER_ORIGIN}/lamp` } }),
  );
  await buyForm(page).getByRole('button').click();
  await expect(page).toHaveURL(`${PARTNER_ORIGIN}/lamp`);
});

test('on paper a product page has the product and nothing to press', async ({ page }) => {
  await open(page, LAMP_PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(screenHeading(page, LAMP)).toBeVisible();
  await expect(productDetails(page).getByText('Warm it up for an hour')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(buyForm(page).getByRole('button')).toBeHidden();
  await expect(page.getByLabel('Email address')).toBeHidden();
});
