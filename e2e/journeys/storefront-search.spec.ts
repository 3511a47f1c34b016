import { pagePath } from '@rad-rewind/contract/paths';
import { open, productCard, screenHeading } from '../actions/browse.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test } from '../fixtures/test.ts';

const LAMP = 'Groovy Pink Lava Lamp with Purple Base';

test('the search box in the header finds products, typos and endings forgiven', async ({
  page,
  isMobile,
}) => {
  await open(page, pagePath.home);
  if (isMobile) await page.getByRole('button', { name: 'MENU' }).click();
  await page.getByRole('banner').getByRole('searchbox').fill('lava lapms');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=lava%20lapms');
  await expect(screenHeading(page, 'Search')).toBeVisible();
  await expect(productCard(page, LAMP)).toBeVisible();
});

test('a search without a result suggests where to go on', async ({ page }) => {
  await open(page, pagePath.search('zzzz'));
  await expect(page.getByRole('heading', { name: 'NO PRODUCTS FOUND' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home Decor' }).click();
  await expect(page).toHaveURL(pagePath.category('home-decor'));
});

test('a product is shared by its canonical address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, pagePath.product('groovy-pink-lava-lamp-with-purple-base'));
  await page.getByRole('button', { name: 'SHARE' }).click();
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a product leads to others like it', async ({ page }) => {
  await open(page, pagePath.product('groovy-pink-lava-lamp-with-purple-base'));
  const similar = page.getByRole('region', { name: 'More Like This' }).getByRole('listitem');
  await expect(similar).toHaveCount(4);
  await similar.first().getByRole('link').click();
  await expect(page).not.toHaveURL(/lava-lamp/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the buy button tells where it leads after a while under the mouse', async ({ page, isMobile }) => {
  await open(page, pagePath.product('groovy-pink-lava-lamp-with-purple-base'));
  if (isMobile) {
    await page
      .getByRole('button', { name: /BUY NOW/ })
      .dispatchEvent('pointerenter', { pointerType: 'touch' });
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    return;
  }
  await page.getByRole('button', { name: /BUY NOW/ }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Opens the partner site in a new tab');
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
