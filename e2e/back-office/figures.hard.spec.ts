import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { slugify } from '@rad-rewind/contract/text';
import { chooseArea, question, row, tab } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { addImageByAddress } from '../actions/product-form.ts';
import { chooseRowAction, findInProductList } from '../actions/product-list.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

/*
 * What one screen changes, the others show without a reload: every change of the catalogue is made once, and each
 * screen that depends on it, opened before, is looked at again.
 */

const AREAS = {
  Products: 'PRODUCTS',
  Categories: 'CATEGORIES',
  'Amazon API settings': 'AMAZON API SETTINGS',
  Subscribers: 'SUBSCRIBERS',
  'Image sync tool': 'IMAGE SYNC TOOL',
  'Recently deleted': 'RECENTLY DELETED',
  'Audit trail': 'AUDIT TRAIL',
  Dashboard: 'DASHBOARD',
} as const;

/** Areas with four counters. */
const COUNTING = new Set(['Image sync tool', 'Dashboard']);

async function goTo(page: Page, area: keyof typeof AREAS): Promise<void> {
  await chooseArea(page, area);
  await expect(screenHeading(page, AREAS[area])).toBeVisible();
}

/** Opens every screen once, so that all of them have loaded what they show. */
async function openAllAreas(page: Page): Promise<void> {
  await open(page, pagePath.admin);
  for (const area of Object.keys(AREAS) as (keyof typeof AREAS)[]) {
    await goTo(page, area);
    await expect(page.getByRole('main').getByRole('status', { name: /Loading/ })).toHaveCount(0);
    if (COUNTING.has(area)) await expect(page.locator('dd').getByText(/^\d+$/)).toHaveCount(4);
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const missing = (page: Page, filename: string): Locator =>
  page.getByRole('listitem').filter({ hasText: filename });

/** Types a name, out of which the slug is made when it loses the focus. */
async function typeName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Name', { exact: true }).blur();
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(slugify(name));
}

interface ExpectedProduct {
  name: string;
  /** What the category column reads; null where the product is gone. */
  category: string | null;
}

/** Looks at the screens that a product shows on. */
async function expectProduct(page: Page, { name, category }: ExpectedProduct, picture: string) {
  await goTo(page, 'Products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await expect(row(page, name)).toHaveCount(category === null ? 0 : 1);
  if (category !== null) await expect(row(page, name)).toContainText(category);
  await goTo(page, 'Image sync tool');
  await expect(missing(page, picture)).toHaveCount(category === null ? 0 : 1);
}

async function expectDeed(page: Page, deed: string): Promise<void> {
  await goTo(page, 'Audit trail');
  await expect(row(page, deed).first()).toBeVisible();
}

async function restore(page: Page, name: string): Promise<void> {
  await goTo(page, 'Recently deleted');
  await page.getByRole('button', { name: `RESTORE ${name}` }).click();
  await expectToast(page, ' restored');
  await expect(row(page, name)).toHaveCount(0);
}

async function runBulk(page: Page, name: string, action: string, title: string, choose: string | null) {
  await goTo(page, 'Products');
  await findInProductList(page, name);
  await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: action }).click();
  const dialog = question(page, title);
  if (choose !== null) await dialog.getByRole('combobox').selectOption({ label: choose });
  await dialog.getByRole('button', { name: title.split(' ', 1)[0] ?? '' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 of 1 done, 0 failed');
  await dialog.getByRole('button', { name: 'CLOSE' }).click();
}

test('what is saved, deleted, restored and changed in bulk shows on every screen without a reload', async ({
  page,
  adminApi,
  makeProduct,
  removeAfterwards,
  removeCategoryAfterwards,
  watch,
}) => {
  test.slow();
  // Nobody has the product's pictures. None is its featured one: other tests would meet that in a list.
  watch.expect(/\/uploads\/figure-|\/api\/image\/recover/);
  const category = uniqueName('Figures');
  const name = uniqueName('Figure');
  const first = `figure-one-${randomUUID()}.webp`;
  const picture = `figure-two-${randomUUID()}.webp`;
  removeAfterwards(slugify(name));
  removeCategoryAfterwards(slugify(category));
  await openAllAreas(page);

  await test.step('a new category', async () => {
    await goTo(page, 'Categories');
    await page.getByRole('link', { name: 'ADD CATEGORY' }).click();
    await typeName(page, category);
    await page.getByRole('button', { name: 'SAVE CATEGORY' }).click();
    await expectToast(page, 'Category created');
    // Pages of other tests that load ahead ask each category for a picture.
    const made = await adminApi.findCategory(slugify(category));
    await makeProduct({ categoryId: made?.id ?? null });
    await page.getByRole('searchbox', { name: 'Search categories' }).fill(category);
    await expect(row(page, category)).toHaveCount(1);
    await expectDeed(page, category);
  });
  await test.step('a new product', async () => {
    await goTo(page, 'Products');
    await page.getByRole('link', { name: 'ADD PRODUCT' }).click();
    await typeName(page, name);
    await page.getByLabel('Category').selectOption({ label: category });
    await page.getByLabel('Affiliate link URL').fill('https://partner.example/figure');
    await tab(page, 'MEDIA').click();
    await addImageByAddress(page, `/uploads/${first}`);
    await page.getByRole('button', { name: 'SAVE PRODUCT' }).click();
    await expectToast(page, 'Product created');
    await expectProduct(page, { name, category }, first);
    await goTo(page, 'Dashboard');
    await tab(page, 'RECENT PRODUCTS').click();
    await expect(row(page, name)).toContainText(category);
    await expectDeed(page, name);
  });
  await test.step('a changed product', async () => {
    await goTo(page, 'Products');
    await findInProductList(page, name);
    await chooseRowAction(page, name, 'Edit');
    await tab(page, 'MEDIA').click();
    await page.getByRole('button', { name: /^Remove .*image 1$/i }).click();
    await addImageByAddress(page, `/uploads/${picture}`);
    await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
    await expectToast(page, 'Product updated');
    await expectProduct(page, { name, category }, picture);
    await expect(missing(page, first)).toHaveCount(0);
  });
  await test.step('a deleted category, and the same restored', async () => {
    await goTo(page, 'Categories');
    await page.getByRole('searchbox', { name: 'Search categories' }).fill(category);
    await page.getByRole('button', { name: `Actions for ${category}` }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await question(page, 'DELETE CATEGORY').getByRole('button', { name: 'DELETE' }).click();
    await expectToast(page, 'Category deleted');
    await expectProduct(page, { name, category: 'Unknown' }, picture);
    await restore(page, category);
    await expectProduct(page, { name, category }, picture);
  });
  await test.step('a category set in bulk', async () => {
    await runBulk(page, name, 'Set category', 'SET CATEGORY', 'None');
    await expectProduct(page, { name, category: 'None' }, picture);
  });
  await test.step('a product deleted, restored, deleted in bulk, and restored', async () => {
    await goTo(page, 'Products');
    await findInProductList(page, name);
    await chooseRowAction(page, name, 'Delete');
    await question(page, 'DELETE PRODUCT').getByRole('button', { name: 'DELETE' }).click();
    await expectToast(page, 'Product deleted');
    await expectProduct(page, { name, category: null }, picture);
    await restore(page, name);
    await expectProduct(page, { name, category: 'None' }, picture);
    await runBulk(page, name, 'Delete 1', 'DELETE 1 PRODUCT', null);
    await expectProduct(page, { name, category: null }, picture);
    await restore(page, name);
    await expectProduct(page, { name, category: 'None' }, picture);
    await expectDeed(page, `Restored product`);
  });
  expect(await page.evaluate(() => 'sameDocument' in window), 'nothing was loaded anew').toBe(true);
});
