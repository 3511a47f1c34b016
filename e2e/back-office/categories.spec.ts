import type { Page } from '@playwright/test';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { answer, errorAlert, expectRow, fail, question, row } from '../actions/back-office.ts';
import { open, openUntilVisible, screenHeading } from '../actions/browse.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

const CATEGORIES = `**${apiPath.categories}`;
const field = (page: Page, name: string | RegExp) =>
  page.getByLabel(name, typeof name === 'string' ? { exact: true } : {});

async function chooseFor(page: Page, name: string, action: 'Edit' | 'Delete') {
  await page.getByRole('searchbox', { name: 'Search categories' }).fill(name);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('the list shows id, name, slug and description, and a dash for none', async ({ page, makeCategory }) => {
  const plain = await makeCategory();
  const told = await makeCategory({ description: 'Streamers and glow sticks' });
  await open(page, pagePath.adminCategories);
  await expect(screenHeading(page, 'CATEGORIES')).toBeVisible();
  const table = page.getByRole('table', { name: 'Categories' });
  await expect(table.getByRole('columnheader')).toHaveText(['ID', 'NAME', 'SLUG', 'DESCRIPTION', 'ACTIONS'], {
    useInnerText: true,
  });
  const search = page.getByRole('searchbox', { name: 'Search categories' });
  for (const [{ id, name, slug }, description] of [
    [plain, '-'],
    [told, 'Streamers and glow sticks'],
  ] as const) {
    await search.fill(name);
    await expect(row(page, name)).toHaveCount(1);
    await expectRow(row(page, name), name, [slug, description], id);
  }
});

test('a category is created, seen by visitors, changed and deleted', async ({
  page,
  browser,
  adminApi,
  removeCategoryAfterwards,
}) => {
  const name = uniqueName('Glow & Gleam');
  const slug = name.toLowerCase().replace(' & ', '-').replace(' ', '-');
  removeCategoryAfterwards(slug);
  await open(page, pagePath.adminCategories);
  await page.getByRole('link', { name: 'ADD CATEGORY' }).click();
  await expect(screenHeading(page, 'CREATE CATEGORY')).toBeVisible();

  await test.step('the slug comes from the name when that loses the focus', async () => {
    await field(page, 'Name').fill(name);
    await field(page, 'Name').blur();
    await expect(field(page, 'Slug')).toHaveValue(slug);
  });
  await test.step('Generate makes it anew', async () => {
    await field(page, 'Slug').fill('something-else');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(field(page, 'Slug')).toHaveValue(slug);
  });
  await test.step('the picture is previewed', async () => {
    await field(page, /^Image URL/).fill('/uploads/pager.webp');
    const preview = page.getByRole('img', { name: 'Preview of the category image' });
    await expect(preview).toHaveAttribute('src', '/uploads/pager.webp');
  });
  await field(page, /^Description/).fill('Things that shine');
  await page.getByRole('button', { name: 'SAVE CATEGORY' }).click();
  await expectToast(page, 'Category created');
  await expect(page).toHaveURL(pagePath.adminCategories);
  expect(await adminApi.findCategory(slug)).toMatchObject({
    name,
    slug,
    description: 'Things that shine',
    image: '/uploads/pager.webp',
  });

  const visitor = await browser.newPage();
  await openUntilVisible(visitor, pagePath.category(slug), (shop) => screenHeading(shop, name));
  await visitor.close();

  await chooseFor(page, name, 'Edit');
  await expect(screenHeading(page, 'EDIT CATEGORY')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(name);
  await field(page, /^Description/).fill('');
  await page.getByRole('button', { name: 'UPDATE CATEGORY' }).click();
  await expectToast(page, 'Category updated');
  expect(await adminApi.findCategory(slug)).toMatchObject({ name, description: null });

  await chooseFor(page, name, 'Delete');
  const dialog = question(page, 'DELETE CATEGORY');
  await expect(dialog).toContainText(
    `Are you sure you want to delete "${name}"? This action cannot be undone.`,
  );
  await expect(dialog).toContainText('For 30 days you can bring it back from "Recently deleted".');
  await expect(dialog).toContainText('Deleting this category may affect products assigned to it.');
  await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expectToast(page, 'Category deleted');
  await expect(dialog).toBeHidden();
  expect(await adminApi.findCategory(slug)).toBeNull();
});

test('what is wrong with a category shows at its field', async ({ page, watch }) => {
  watch.expect(/nowhere-to-be-found/);
  await open(page, pagePath.adminCategoryNew);
  await page.getByRole('button', { name: 'SAVE CATEGORY' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Slug is required')).toBeVisible();
  for (const slug of ['Has Spaces', 'UPPER', 'a--b', '-a', 'a-', 'ä']) {
    await field(page, 'Slug').fill(slug);
    await expect(page.getByText('Slug must be URL-friendly')).toBeVisible();
    await field(page, 'Slug').fill('right-again');
    await expect(page.getByText('Slug must be URL-friendly')).toHaveCount(0);
  }
  await field(page, /^Image URL/).fill('/uploads/nowhere-to-be-found.webp');
  const placeholder = page.getByRole('img', { name: 'Preview of the category image: failed to load' });
  await expect(placeholder).toHaveAttribute('src', '/art/fallback.svg');
});

test('a category that can’t be saved or deleted says why and keeps what was typed', async ({
  page,
  adminApi,
  makeCategory,
  watch,
}) => {
  watch.expect(/\/api\/admin\/categories/);
  const taken = await makeCategory();
  await open(page, pagePath.adminCategoryNew);
  await field(page, 'Name').fill('Second of its slug');
  await field(page, 'Slug').fill(taken.slug);
  await page.getByRole('button', { name: 'SAVE CATEGORY' }).click();
  const reason = `409: Slug "${taken.slug}" is already taken`;
  await expectToast(page, 'Error', `Failed to create category: ${reason}`);
  await expect(field(page, 'Name')).toHaveValue('Second of its slug');

  const other = await makeCategory();
  await open(page, pagePath.adminCategoryEdit(other.id));
  await field(page, 'Slug').fill(taken.slug);
  await page.getByRole('button', { name: 'UPDATE CATEGORY' }).click();
  await expectToast(page, 'Error', `Failed to update category: ${reason}`);

  await open(page, pagePath.adminCategories);
  await chooseFor(page, taken.name, 'Delete');
  await adminApi.deleteCategory(taken.id);
  const dialog = question(page, 'DELETE CATEGORY');
  await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expectToast(page, 'Error', 'Failed to delete category: 404: Category not found');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'CANCEL' }).click();
  await expect(row(page, taken.name)).toHaveCount(0);
});

test('no categories, categories that don’t load, and one that is not there', async ({ page, watch }) => {
  watch.expect(/\/api\/categories/);
  const fill = await answer(page, CATEGORIES, []);
  await open(page, pagePath.adminCategories);
  await expect(page.getByRole('heading', { name: 'NO CATEGORIES FOUND' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CREATE YOUR FIRST CATEGORY' })).toHaveAttribute(
    'href',
    pagePath.adminCategoryNew,
  );
  await fill();
  const mend = await fail(page, CATEGORIES);
  await open(page, pagePath.adminCategories);
  await expect(errorAlert(page)).toContainText('500: The storage is down');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('table', { name: 'Categories' })).toBeVisible();
  await open(page, pagePath.adminCategoryEdit(987_654_321));
  await expect(errorAlert(page)).toContainText('Category not found');
});
