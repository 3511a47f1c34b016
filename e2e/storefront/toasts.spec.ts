import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { open } from '../actions/browse.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test } from '../fixtures/test.ts';

const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const toasts = (page: Page) => region(page).getByRole('listitem');

/** Presses the buy button, whose click the server refuses. */
async function causeErrorToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /BUY NOW\/MORE INFO/ }).click();
  await expectToast(page, 'Error', 'Could not process affiliate link');
}

async function dragToast(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('There is no toast to drag');
  const [x, y] = [box.x + 24, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, watch }) => {
  watch.expect(/\/click$/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.route('**/api/products/*/click', (route) => route.fulfill({ status: 500, body: 'no' }));
});

const LAMP = pagePath.product('groovy-pink-lava-lamp-with-purple-base');

test('one toast at a time; F8 leads to it; it leaves when swiped 50 px to the right', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, LAMP);
  await causeErrorToast(page);
  await test.step('the next one takes its place', async () => {
    await page.getByRole('button', { name: 'SHARE' }).click();
    await expectToast(page, 'Link copied');
    await expect(toasts(page)).toHaveCount(1);
  });
  await test.step('F8 moves the focus to it, so that it stays', async () => {
    await page.keyboard.press('F8');
    await expect(region(page).getByRole('list')).toBeFocused();
  });
  await test.step('less than 50 px is no swipe, and more is one', async () => {
    await dragToast(page, 40);
    await expect(toasts(page)).toHaveCount(1);
    await dragToast(page, 80);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('a toast stays for 5 seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, LAMP);
  // The first one brings the toasts' code, which would not appear while the clock stands.
  await causeErrorToast(page);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await causeErrorToast(page);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_800);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(toasts(page)).toHaveCount(0);
});
