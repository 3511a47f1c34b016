import type { Page } from '@playwright/test';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { expectNoViolation } from '../actions/accessibility.ts';
import { answer, fail, question, row, tab } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { chooseRowAction, findInProductList } from '../actions/product-list.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Nothing sticks out sideways, and axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    'how far the page can be scrolled sideways',
  ).toBeLessThanOrEqual(0);
  await expectNoViolation(page);
}

test('dashboard: each tab', async ({ page }) => {
  await open(page, pagePath.admin);
  await expect(page.locator('dd').getByText(/^\d+$/)).toHaveCount(4);
  for (const name of ['QUICK ACTIONS', 'RECENT PRODUCTS', 'AMAZON API']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectSound(page);
  }
});

test('products: list, menu, dialog, empty and failed', async ({ page, makeProduct, watch }) => {
  watch.expect(/\/api\/products/);
  const { name } = await makeProduct({ name: uniqueName('A name long enough to wrap on a small screen') });
  await open(page, pagePath.adminProducts);
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await expectSound(page);
  await findInProductList(page, name);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await chooseRowAction(page, name, 'Delete');
  await expect(question(page, 'DELETE PRODUCT')).toBeVisible();
  await expectSound(page);

  const fill = await answer(page, `**${apiPath.products()}`, []);
  await open(page, pagePath.adminProducts);
  await expect(page.getByRole('heading', { name: 'NO PRODUCTS FOUND' })).toBeVisible();
  await expectSound(page);
  await fill();
  await fail(page, `**${apiPath.products()}`);
  await open(page, pagePath.adminProducts);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectSound(page);
});

test('product form: each tab, faults included', async ({ page }) => {
  await open(page, pagePath.adminProductNew);
  await expect(page.getByRole('textbox', { name: /Description/ })).toBeVisible();
  await page.getByRole('button', { name: 'SAVE PRODUCT' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectSound(page);
  await page.getByText('Amazon product', { exact: true }).click();
  for (const name of ['MEDIA', 'ADDITIONAL', 'SEO', 'BASIC INFO']) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectSound(page);
  }
});

test('product form: each dialog', async ({ page }) => {
  await open(page, pagePath.adminProductNew);
  await page.getByText('Amazon product', { exact: true }).click();
  await page.getByRole('button', { name: 'SEARCH AMAZON PRODUCTS' }).click();
  await expect(page.getByRole('dialog').getByLabel('Search term')).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tab(page, 'MEDIA').click();
  await page.getByRole('button', { name: 'Add Image' }).click();
  await page.getByRole('menuitem', { name: 'URL' }).click();
  await expect(page.getByRole('dialog', { name: 'ADD IMAGE' }).getByLabel('Image URL')).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tab(page, 'ADDITIONAL').click();
  await page.getByRole('button', { name: 'Add Tag' }).click();
  await expect(page.getByRole('dialog', { name: 'ADD TAG' }).getByLabel('Tag')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a tag')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'CANCEL' }).click();
  await expect(question(page, 'UNSAVED CHANGES')).toBeVisible();
  await expectSound(page);
});

test('categories: list, dialog and form', async ({ page, makeCategory }) => {
  const { id, name } = await makeCategory({ image: '/uploads/pager.webp' });
  await open(page, pagePath.adminCategories);
  await page.getByRole('searchbox', { name: 'Search categories' }).fill(name);
  await expectSound(page);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(question(page, 'DELETE CATEGORY')).toBeVisible();
  await expectSound(page);
  await open(page, pagePath.adminCategoryEdit(id));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByLabel('Slug', { exact: true }).fill('');
  await page.getByRole('button', { name: 'UPDATE CATEGORY' }).click();
  await expect(page.getByText('Slug is required')).toBeVisible();
  await expectSound(page);
});

test('settings, subscribers and image sync', async ({ page, makeSubscriber, makeProduct }) => {
  await makeProduct({ featuredImage: '/uploads/nobody-has-this.webp' });
  await open(page, pagePath.adminAmazonSettings);
  await expect(page.getByLabel('API Key', { exact: true })).toBeVisible();
  await expectSound(page);

  const email = `${uniqueName('axe').replace(' ', '-')}@example.com`;
  await makeSubscriber(email);
  await open(page, pagePath.adminSubscribers);
  await page.getByRole('searchbox', { name: 'Search by email' }).fill(email);
  await expect(page.getByRole('button', { name: `Delete ${email}` })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await expect(question(page, 'DELETE SUBSCRIBER')).toBeVisible();
  await expectSound(page);

  await open(page, pagePath.adminSyncImages);
  await expect(page.getByRole('heading', { name: 'MISSING IMAGES' })).toBeVisible();
  await expectSound(page);
});

test('recently deleted and audit trail: lists, questions, changed fields', async ({
  page,
  watch,
  makeProduct,
  adminApi,
}) => {
  watch.expect(/\/restore$/);
  const { id, name, slug } = await makeProduct({
    name: uniqueName('A name long enough to wrap when deleted'),
  });
  await adminApi.deleteProduct(id);
  await makeProduct({ slug });
  await open(page, pagePath.adminDeleted);
  await expect(row(page, name)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: `DELETE FOREVER ${name}` }).click();
  await expect(question(page, 'DELETE FOREVER')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `RESTORE ${name}` }).click();
  await expect(page.getByRole('dialog', { name: 'RESTORE UNDER ANOTHER SLUG' })).toBeVisible();
  await expectSound(page);

  await open(page, `${pagePath.adminAudit}?kind=product`);
  const entry = row(page, `Deleted product ${id}`);
  await entry.getByText(/fields changed$/).click();
  await expect(entry.getByText('after: nothing').first()).toBeVisible();
  await expectSound(page);
});

test('the areas are a step away, and rows fold into cards where there is little space', async ({
  page,
  makeProduct,
  isMobile,
}) => {
  const { id, name } = await makeProduct({ name: uniqueName('Folded') });
  await open(page, pagePath.admin);
  if (isMobile) {
    await page.getByRole('button', { name: 'MENU' }).click();
    await expect(page.getByRole('dialog', { name: 'MENU' })).toBeVisible();
    await expectSound(page);
  }
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Products' }).click();
  await expect(screenHeading(page, 'PRODUCTS')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await findInProductList(page, name);
  const folded = row(page, name).getByText(`ID ${id}`);
  await expect(folded).toBeVisible({ visible: isMobile });
});
