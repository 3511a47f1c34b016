import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { expectNoViolation } from '../actions/accessibility.ts';
import { breakApi, emptyShop, holdApi } from '../actions/api-weather.ts';
import { open, productsSection, screenHeading } from '../actions/browse.ts';
import { goWithinApp, openQuietPage } from '../actions/within-app.ts';
import { expect, test } from '../fixtures/test.ts';

/* What differs between a large screen and a small one; every test here runs at both widths. */

const LAMP_PATH = pagePath.product('groovy-pink-lava-lamp-with-purple-base');
const main = (page: Page) => page.getByRole('main');

const LISTS = [
  pagePath.home,
  pagePath.categories,
  pagePath.category('music'),
  pagePath.newArrivals,
  pagePath.tag('glow'),
  pagePath.search('lamp'),
] as const;

/** The state fits the screen, still has its header and footer, and is accessible. */
async function expectSoundState(page: Page): Promise<void> {
  await expect(main(page)).toHaveText(/\w/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that stick out to the side').toBe(0);
  await expectNoViolation(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with an API that fails, no screen is blank, too wide or hard to use', async ({ page, watch }) => {
  watch.expect(/\/api\/|No picture for category|No offer for product/);
  await openQuietPage(page);
  await breakApi(page);
  for (const path of [...LISTS, LAMP_PATH]) {
    await test.step(path, async () => {
      await goWithinApp(page, path);
      await expect(main(page).getByRole('alert').first()).toBeVisible();
      await expectSoundState(page);
    });
  }
});

test('with an empty shop, no screen is blank, too wide or hard to use', async ({ page, watch }) => {
  watch.expect(/\/api\//);
  await openQuietPage(page);
  await emptyShop(page);
  for (const path of LISTS) {
    await test.step(path, async () => {
      await goWithinApp(page, path);
      await expect(
        main(page)
          .getByText(/NOT? .*FOUND|NOT FOUND/)
          .first(),
      ).toBeVisible();
      await expectSoundState(page);
    });
  }
});

test('while the API is slow, screens say that they load, and nothing moves', async ({ page }) => {
  await openQuietPage(page);
  const release = await holdApi(page);
  for (const path of [...LISTS, LAMP_PATH]) {
    await test.step(path, async () => {
      await goWithinApp(page, path);
      await expect(main(page).getByRole('status').filter({ hasText: 'LOADING' }).first()).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length), 'running animations').toBe(0);
    });
  }
  await expectNoViolation(page);
  release();
  await expect(screenHeading(page, 'Groovy Pink Lava Lamp with Purple Base')).toBeVisible();
});

test('the menu: behind MENU on a small screen, in the header on a large one', async ({ page, isMobile }) => {
  await open(page, pagePath.categories);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'NEW ARRIVALS' });
  const menu = page.getByRole('button', { name: 'MENU' });
  if (isMobile) {
    await expect(links).toBeHidden();
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.tap();
    await expect(links).toBeHidden();
    await menu.tap();
  } else {
    await expect(menu).toBeHidden();
  }
  await links.click();
  await expect(page).toHaveURL(pagePath.newArrivals);
  if (isMobile) await expect(links).toBeHidden();
});

test('the sort menu is there on large screens only', async ({ page, isMobile }) => {
  await open(page, pagePath.home);
  await expect(productsSection(page).getByRole('combobox')).toBeVisible({ visible: !isMobile });
});

test('swiping, on a screen or a touchpad, goes from picture to picture', async ({ page, isMobile }) => {
  await open(page, LAMP_PATH);
  const track = page.getByRole('list', { name: /^Pictures of/ });
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (!box) throw new Error('There are no pictures to swipe');
  if (isMobile) {
    const [from, y] = [box.x + box.width * 0.9, box.y + box.height / 2];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    for (let step = 1; step <= 10; step += 1) {
      const x = from - step * box.width * 0.08;
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(box.width * 0.8, 0);
  }
  await expect(page.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-pressed', 'true');
});
