import type { Page } from '@playwright/test';
import { SEO_PREVIEW_LENGTH } from '@rad-rewind/contract/limits';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { slugify } from '@rad-rewind/contract/text';
import { errorAlert, fail, hold, question, tab } from '../actions/back-office.ts';
import { open, openMenu, screenHeading } from '../actions/browse.ts';
import { addTag } from '../actions/product-form.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const slug = (page: Page) => page.getByLabel('Slug', { exact: true });
const link = (page: Page) => page.getByLabel('Affiliate link URL');
const save = (page: Page) => page.getByRole('button', { name: 'SAVE PRODUCT' });
const update = (page: Page) => page.getByRole('button', { name: 'UPDATE PRODUCT' });

test('create mode: titles, tabs, buttons, and every rule of the basic fields', async ({ page }) => {
  await open(page, pagePath.adminProductNew);
  await expect(screenHeading(page, 'CREATE PRODUCT')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['BASIC INFO', 'MEDIA', 'ADDITIONAL', 'SEO']);
  await expect(page.getByRole('link', { name: 'CANCEL' })).toHaveAttribute('href', pagePath.adminProducts);
  await expect(page.getByRole('link', { name: 'BACK TO PRODUCTS' })).toHaveAttribute(
    'href',
    pagePath.adminProducts,
  );

  await test.step('what is required is asked for, also from another tab', async () => {
    await tab(page, 'SEO').click();
    await save(page).click();
    await expect(tab(page, 'BASIC INFO')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'BASIC INFO')).toHaveText('BASIC INFO3 errors');
    for (const message of ['Name is required', 'Slug is required', 'Must be a valid URL']) {
      await expect(page.getByText(message)).toBeVisible();
    }
  });
  await test.step('the slug comes from the name when that loses the focus and the slug is empty', async () => {
    await name(page).fill("  Sony® Walkman -- '93 Édition! ");
    await name(page).blur();
    await expect(slug(page)).toHaveValue(slugify("  Sony® Walkman -- '93 Édition! "));
    await name(page).fill('Another name');
    await name(page).blur();
    await expect(slug(page)).toHaveValue(slugify("Sony® Walkman -- '93 Édition!"));
  });
  await test.step('Generate makes it anew', async () => {
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(slug(page)).toHaveValue('another-name');
  });
  await test.step('a slug is lowercase letters and digits in segments joined by single hyphens', async () => {
    for (const bad of ['Upper', 'with space', 'a--b', '-a', 'a-', 'a_b', 'ä']) {
      await slug(page).fill(bad);
      await expect(page.getByText('Slug must be URL-friendly')).toBeVisible();
      await slug(page).fill('90s-toys-2');
      await expect(page.getByText('Slug must be URL-friendly')).toHaveCount(0);
    }
  });
  await test.step('the affiliate link is an address', async () => {
    await link(page).fill('partner dot example');
    await expect(page.getByText('Must be a valid URL')).toBeVisible();
    await link(page).fill('https://partner.example/x');
    await expect(page.getByText('Must be a valid URL')).toHaveCount(0);
  });
});

test('edit mode shows what is stored, changes it and returns to the list', async ({
  page,
  adminApi,
  makeProduct,
  makeCategory,
}) => {
  const category = await makeCategory();
  const product = await makeProduct({ name: uniqueName('Edited'), categoryId: category.id });
  const release = await hold(page, `**${apiPath.products()}`);
  await open(page, pagePath.adminProductEdit(product.id));
  await expect(screenHeading(page, 'EDIT PRODUCT')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await release();
  await expect(name(page)).toHaveValue(product.name);
  await expect(slug(page)).toHaveValue(product.slug);
  await expect(page.getByLabel('Price')).toHaveValue('$31.50');
  const categories = page.getByLabel('Category');
  await expect(categories.locator('option:checked')).toHaveText(category.name);
  await expect(page.getByRole('textbox', { name: /Description/ })).toHaveText('Speak after the beep.');
  await expect(link(page)).toHaveValue(product.affiliateLink);
  await categories.selectOption({ label: 'None' });
  await update(page).click();
  await expectToast(page, 'Product updated');
  await expect(page).toHaveURL(pagePath.adminProducts);
  expect(await adminApi.findProduct(product.slug)).toMatchObject({ categoryId: null, price: '$31.50' });
});

test('what was typed outlives a failed save', async ({ page, adminApi, makeProduct, watch }) => {
  watch.expect(/\/api\/admin\/products/);
  const taken = await makeProduct();
  await open(page, pagePath.adminProductNew);
  await name(page).fill('The second one');
  await slug(page).fill(taken.slug);
  await link(page).fill('https://partner.example/second');
  await tab(page, 'ADDITIONAL').click();
  await addTag(page, 'typed tag');
  await save(page).click();
  const reason = `Slug "${taken.slug}" is already taken`;
  await expectToast(page, 'Error', `Failed to create product: 409: ${reason}`);
  await expect(page.getByRole('tabpanel').getByText(reason)).toBeVisible();
  await expect(slug(page)).toBeFocused();
  await expect(name(page)).toHaveValue('The second one');
  await expect(link(page)).toHaveValue('https://partner.example/second');
  await tab(page, 'ADDITIONAL').click();
  await expect(page.getByText('typed tag')).toBeVisible();

  const doomed = await makeProduct();
  await open(page, pagePath.adminProductEdit(doomed.id));
  await name(page).fill('Too late');
  await adminApi.deleteProduct(doomed.id);
  await update(page).click();
  await expectToast(page, 'Error', 'Failed to update product: 404: Product not found');
  await expect(name(page)).toHaveValue('Too late');
});

test('a product that is not there, or does not load, is an alert', async ({ page, watch }) => {
  watch.expect(/\/api\/products/);
  await open(page, pagePath.adminProductEdit(987_654_321));
  await expect(errorAlert(page)).toContainText('Product not found');
  const mend = await fail(page, `**${apiPath.products()}`);
  await open(page, pagePath.adminProductEdit(1));
  await expect(errorAlert(page)).toContainText('500: The storage is down');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(name(page)).not.toHaveValue('');
});

test('ADDITIONAL holds the two flags and the tags', async ({ page, adminApi, removeAfterwards }) => {
  const title = uniqueName('Flags and tags');
  removeAfterwards(slugify(title));
  await open(page, pagePath.adminProductNew);
  await name(page).fill(title);
  await link(page).fill('https://partner.example/flags');
  await tab(page, 'ADDITIONAL').click();
  const flag = (label: RegExp) => page.getByRole('checkbox', { name: label });
  await expect(flag(/^Featured product/)).not.toBeChecked();
  await expect(flag(/^New arrival/)).not.toBeChecked();
  await expect(page.getByText('New arrivals expire after 7 days')).toBeVisible();
  await page.getByText('New arrival', { exact: true }).click();
  await expect(flag(/^New arrival/)).toBeChecked();

  await addTag(page, 'pager');
  await addTag(page, '  two words ');
  await test.step('an empty tag and one that is there already are refused', async () => {
    await page.getByRole('button', { name: 'Add Tag' }).click();
    const dialog = page.getByRole('dialog', { name: 'ADD TAG' });
    await dialog.getByRole('button', { name: 'ADD TAG' }).click();
    await expect(dialog).toContainText('Please enter a tag');
    await dialog.getByLabel('Tag').fill('PAGER');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('The product has the tag "PAGER" already');
    await dialog.getByRole('button', { name: 'CANCEL' }).click();
    await expect(dialog).toBeHidden();
  });
  await page.getByRole('button', { name: 'Remove tag pager' }).click();
  await expect(page.getByText('pager', { exact: true })).toHaveCount(0);
  await save(page).click();
  await expectToast(page, 'Product created');
  await expect(page).toHaveURL(pagePath.adminProducts);
  expect(await adminApi.findProduct(slugify(title))).toMatchObject({
    tags: ['two words'],
    isFeatured: false,
    isNewArrival: true,
    categoryId: null,
    images: [],
  });
});

test('SEO counts, advises and previews', async ({ page }) => {
  await open(page, pagePath.adminProductNew);
  await name(page).fill('Slap Bracelet');
  await name(page).blur();
  const description = page.getByRole('textbox', { name: /Description/ });
  await description.click();
  await page.keyboard.insertText(`Snap! ${'y'.repeat(200)}`);
  await tab(page, 'SEO').click();
  const panel = page.getByRole('tabpanel', { name: 'SEO' });
  await expect(panel.getByText('Recommended: 50-60 characters')).toBeVisible();
  await expect(panel.getByText('Recommended: 150-160 characters')).toBeVisible();

  await test.step('the preview shows the description as plain text, cut to 160 characters', async () => {
    const cut = `Snap! ${'y'.repeat(SEO_PREVIEW_LENGTH - 6)}`;
    await expect(panel.getByText(cut, { exact: true })).toBeVisible();
    await expect(panel.getByText('Slap Bracelet', { exact: true })).toBeVisible();
    await expect(panel.getByText(/› product › slap-bracelet$/)).toBeVisible();
  });
  await test.step('the counters follow the typing', async () => {
    const seoTitle = panel.getByLabel(/^SEO title/);
    for (const [length, advice] of [
      [49, '49 characters, 1 short'],
      [50, '50 characters, in range'],
      [60, '60 characters, in range'],
      [61, '61 characters, 1 over'],
    ] as const) {
      await seoTitle.fill('t'.repeat(length));
      await expect(panel.getByText(advice)).toBeVisible();
    }
    const seoDescription = panel.getByLabel(/^Meta description/);
    await seoDescription.fill('d'.repeat(149));
    await expect(panel.getByText('149 characters, 1 short')).toBeVisible();
    await seoDescription.fill('d'.repeat(161));
    await expect(panel.getByText('161 characters, 1 over')).toBeVisible();
    await expect(panel.getByText('d'.repeat(SEO_PREVIEW_LENGTH), { exact: true })).toBeVisible();
  });
});

test('no way out of the form loses unsaved changes without a question', async ({ page, makeProduct }) => {
  const product = await makeProduct();
  await open(page, pagePath.adminProducts);
  await page.getByRole('link', { name: 'ADD PRODUCT' }).click();
  await expect(name(page)).toBeVisible();
  await name(page).fill('Half a thought');
  const dialog = question(page, 'UNSAVED CHANGES');
  const drawer = page.getByRole('dialog', { name: 'MENU' });
  const keep = async () => {
    await expect(dialog).toContainText('Your changes to "Half a thought" are not saved.');
    await dialog.getByRole('button', { name: 'KEEP EDITING' }).click();
    await expect(dialog).toBeHidden();
    await expect(drawer).toHaveCount(0);
    await expect(name(page)).toHaveValue('Half a thought');
  };
  await page.getByRole('link', { name: 'BACK TO PRODUCTS' }).click();
  await keep();
  for (const [role, label] of [
    ['link', 'Subscribers'],
    ['link', 'NEW ARRIVALS'],
    ['button', 'LOGOUT'],
  ] as const) {
    await openMenu(page);
    await page.getByRole(role, { name: label, exact: true }).click();
    await keep();
  }
  await page.goBack();
  await keep();
  await page.goBack();
  await dialog.getByRole('button', { name: 'DISCARD CHANGES' }).click();
  await expect(page).toHaveURL(pagePath.adminProducts);

  await test.step('a form without changes lets go', async () => {
    await open(page, pagePath.adminProductEdit(product.id));
    await expect(name(page)).toHaveValue(product.name);
    await page.getByRole('link', { name: 'CANCEL' }).click();
    await expect(page).toHaveURL(pagePath.adminProducts);
  });
});
