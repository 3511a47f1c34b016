import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { slugify } from '@rad-rewind/contract/text';
import { chooseArea, question, row } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { tabTo } from '../actions/keyboard.ts';
import { chooseRowAction, findInProductList } from '../actions/product-list.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

const price = (page: Page) => page.getByLabel('Price');
const category = (page: Page) => page.getByLabel('Category');
const chosen = (page: Page) => category(page).locator('option:checked');

test('a product whose category was deleted keeps it over a save, and has it again once it is restored', async ({
  page,
  adminApi,
  makeProduct,
  makeCategory,
}) => {
  const gone = await makeCategory({ name: uniqueName('Gone') });
  const product = await makeProduct({ name: uniqueName('Orphan'), categoryId: gone.id });
  await adminApi.deleteCategory(gone.id);

  await test.step('tabbing past the field changes nothing', async () => {
    await open(page, pagePath.adminProductEdit(product.id));
    await expect(chosen(page)).toHaveText('Unknown (deleted)');
    await price(page).fill('$12.00');
    await tabTo(page, category(page));
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
    await expectToast(page, 'Product updated');
    expect(await adminApi.findProduct(product.slug)).toMatchObject({ price: '$12.00', categoryId: gone.id });
  });
  await test.step('a choice can be taken back', async () => {
    await open(page, pagePath.adminProductEdit(product.id));
    await category(page).selectOption({ label: 'None' });
    await category(page).selectOption({ label: 'Unknown (deleted)' });
    await price(page).fill('$13.00');
    await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
    await expectToast(page, 'Product updated');
    expect(await adminApi.findProduct(product.slug)).toMatchObject({ price: '$13.00', categoryId: gone.id });
  });
  await test.step('restoring the category brings it back', async () => {
    await findInProductList(page, product.name);
    await expect(row(page, product.name)).toContainText('Unknown');
    await chooseArea(page, 'Recently deleted');
    await page.getByRole('button', { name: `RESTORE ${gone.name}` }).click();
    await expectToast(page, 'Category restored');
    await chooseArea(page, 'Products');
    await findInProductList(page, product.name);
    await expect(row(page, product.name)).toContainText(gone.name);
    await chooseRowAction(page, product.name, 'Edit');
    await expect(chosen(page)).toHaveText(gone.name);
  });
});

test('a copy of a product whose category was deleted has the same one', async ({
  page,
  adminApi,
  makeProduct,
  makeCategory,
  removeAfterwards,
}) => {
  const gone = await makeCategory({ name: uniqueName('Gone') });
  const original = await makeProduct({ name: uniqueName('Orphan twin'), categoryId: gone.id });
  const slug = slugify(`${original.name} (copy)`);
  removeAfterwards(slug);
  await adminApi.deleteCategory(gone.id);
  await open(page, pagePath.adminProducts);
  await findInProductList(page, original.name);
  await chooseRowAction(page, original.name, 'Duplicate');
  await expect(screenHeading(page, 'CREATE PRODUCT')).toBeVisible();
  await expect(chosen(page)).toHaveText('Unknown (deleted)');
  await tabTo(page, category(page));
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'SAVE PRODUCT' }).click();
  await expectToast(page, 'Product created');
  expect(await adminApi.findProduct(slug)).toMatchObject({ categoryId: gone.id });
});

test('SET CATEGORY does nothing before a category, or none, is chosen', async ({
  page,
  adminApi,
  makeProduct,
  makeCategory,
}) => {
  const gone = await makeCategory({ name: uniqueName('Gone') });
  const { name, slug } = await makeProduct({ name: uniqueName('Bulk orphan'), categoryId: gone.id });
  await adminApi.deleteCategory(gone.id);
  const stored = () => adminApi.findProduct(slug);
  await open(page, pagePath.adminProducts);
  await findInProductList(page, name);
  await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
  const start = (action: string) =>
    page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: action }).click();

  await test.step('flags leave the deleted category where it is', async () => {
    await start('Set flags');
    const dialog = question(page, 'SET FLAGS');
    await dialog.getByLabel('Featured product').selectOption('Set');
    await dialog.getByRole('button', { name: 'SET FLAGS OF 1' }).click();
    await expect(dialog.getByRole('status')).toHaveText('1 of 1 done, 0 failed');
    await dialog.getByRole('button', { name: 'CLOSE' }).click();
    expect(await stored()).toMatchObject({ isFeatured: true, categoryId: gone.id });
  });
  await test.step('one press strips nothing; None must be chosen', async () => {
    await start('Set category');
    const dialog = question(page, 'SET CATEGORY');
    const confirm = dialog.getByRole('button', { name: 'SET CATEGORY OF 1' });
    await expect(dialog.getByRole('combobox').locator('option:checked')).toHaveText('Choose a category');
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('combobox').selectOption({ label: 'None' });
    await confirm.click();
    await expect(dialog.getByRole('status')).toHaveText('1 of 1 done, 0 failed');
    expect(await stored()).toMatchObject({ categoryId: null });
    await dialog.getByRole('button', { name: 'CLOSE' }).click();
    await start('Set category');
    await expect(confirm, 'every time anew').toBeDisabled();
  });
});
