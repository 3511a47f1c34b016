import type { Page } from '@playwright/test';
import { LEGAL_SECTIONS, pagePath } from '@rad-rewind/contract/paths';
import { STATUS_PAGE } from '@rad-rewind/contract/status-paths';
import { open } from '../actions/browse.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PUBLIC = [
  pagePath.home,
  pagePath.product('personal-cassette-player-and-foam-headphones'),
  pagePath.product('velvet-scrunchie-trio'),
  pagePath.product('zip-up-cd-wallet-forty-eight-sleeves'),
  pagePath.auth,
  pagePath.categories,
  pagePath.category('music'),
  pagePath.newArrivals,
  pagePath.tag('Saturday Morning'),
  pagePath.tag('nothing-has-this'),
  ...LEGAL_SECTIONS.map(pagePath.legal),
  pagePath.about,
];

const ADMIN = [
  pagePath.admin,
  pagePath.adminProducts,
  pagePath.adminProductNew,
  pagePath.adminProductEdit(1),
  pagePath.adminCategories,
  pagePath.adminCategoryNew,
  pagePath.adminCategoryEdit(1),
  pagePath.adminAmazonSettings,
  pagePath.adminSubscribers,
  pagePath.adminSyncImages,
  pagePath.adminDeleted,
  pagePath.adminAudit,
  STATUS_PAGE,
];

/** The page has a heading and a title, and nothing in it is wider than the screen. */
async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that stick out to the side').toBe(0);
}

for (const path of PUBLIC) {
  test(`${path} opens without a complaint`, async ({ page }) => {
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) statuses.push(response.status());
    });
    await open(page, path);
    expect(statuses).toEqual([200]);
    await expectSoundPage(page);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
  });
}

test('every screen of the back office opens without a complaint', async ({ page, admin }) => {
  await signIn(page, admin);
  for (const path of ADMIN) {
    await open(page, path);
    await expectSoundPage(page);
  }
});
