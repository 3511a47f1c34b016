import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { expectNoViolation } from '../actions/accessibility.ts';
import { question, row } from '../actions/back-office.ts';
import { open } from '../actions/browse.ts';
import { expect, test } from '../fixtures/back-office.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bar = (page: Page) => page.getByRole('region', { name: 'Selected products' });

/** Opens one of the actions for the selected rows. */
async function openAction(page: Page, action: string, title: string) {
  await bar(page).getByRole('button', { name: action }).click();
  const dialog = question(page, title);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('selected products get flags and a category or go, after one question, with a result for each', async ({
  page,
  adminApi,
  makeProduct,
  makeCategory,
  watch,
}) => {
  watch.expect(/\/api\/admin\/products\//);
  const mark = randomUUID().slice(0, 8);
  const products = [];
  for (const name of ['One', 'Two', 'Three']) products.push(await makeProduct({ name: `${name} ${mark}` }));
  const [one, two, three] = products;
  if (!one || !two || !three) throw new Error('Three products were made');
  const category = await makeCategory();
  const stored = () => Promise.all([one, two].map(({ slug }) => adminApi.findProduct(slug)));
  await open(page, pagePath.adminProducts);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(mark);
  await expect(row(page, mark)).toHaveCount(3);
  await page.getByRole('checkbox', { name: `Select ${one.name}` }).press('Space');
  await expect(bar(page)).toContainText('1 selected');
  await bar(page).getByRole('button', { name: 'Select all 3' }).click();
  await expect(bar(page)).toContainText('3 selected');

  await test.step('flags are set', async () => {
    const dialog = await openAction(page, 'Set flags', 'SET FLAGS');
    const confirm = dialog.getByRole('button', { name: 'SET FLAGS OF 3' });
    await expect(confirm, 'nothing is chosen yet').toBeDisabled();
    await dialog.getByLabel('Featured product').selectOption('Set');
    await dialog.getByLabel('New arrival').selectOption('Set');
    await confirm.click();
    await expect(dialog.getByRole('status')).toHaveText('3 of 3 done, 0 failed');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(3);
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'CLOSE' }).click();
    expect(await stored()).toMatchObject([
      { isFeatured: true, isNewArrival: true },
      { isFeatured: true, isNewArrival: true },
    ]);
  });
  await test.step('a flag is cleared and the other left as it is', async () => {
    const dialog = await openAction(page, 'Set flags', 'SET FLAGS');
    await dialog.getByLabel('Featured product').selectOption('Clear');
    await dialog.getByRole('button', { name: 'SET FLAGS OF 3' }).click();
    await expect(dialog.getByRole('status')).toHaveText('3 of 3 done, 0 failed');
    await dialog.getByRole('button', { name: 'CLOSE' }).click();
    expect(await stored()).toMatchObject([
      { isFeatured: false, isNewArrival: true },
      { isFeatured: false, isNewArrival: true },
    ]);
  });
  await test.step('a category is set; a row that is gone meanwhile fails alone and says why', async () => {
    const dialog = await openAction(page, 'Set category', 'SET CATEGORY');
    await dialog.getByRole('combobox').selectOption({ label: category.name });
    await adminApi.deleteProduct(three.id);
    await dialog.getByRole('button', { name: 'SET CATEGORY OF 3' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2 of 3 done, 1 failed');
    await expect(dialog.getByRole('listitem').filter({ hasText: three.name })).toContainText(
      '404: Product not found',
    );
    await dialog.getByRole('button', { name: 'CLOSE' }).click();
    await expect(row(page, mark)).toHaveCount(2);
    await expect(bar(page)).toContainText('2 selected');
    expect(await stored()).toMatchObject([{ categoryId: category.id }, { categoryId: category.id }]);
  });
  await test.step('all are deleted, if that is what is wanted', async () => {
    const dialog = await openAction(page, 'Delete 2', 'DELETE 2 PRODUCTS');
    await expect(dialog).toContainText(
      'Are you sure you want to delete 2 products? This action cannot be undone.',
    );
    await expect(dialog).toContainText('For 30 days you can bring them back from "Recently deleted".');
    await dialog.getByRole('button', { name: 'CANCEL' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored()).not.toContain(null);
    await openAction(page, 'Delete 2', 'DELETE 2 PRODUCTS');
    await dialog.getByRole('button', { name: 'DELETE 2' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2 of 2 done, 0 failed');
    await dialog.getByRole('button', { name: 'CLOSE' }).click();
    await expect(row(page, mark)).toHaveCount(0);
    expect(await stored()).toEqual([null, null]);
  });
});
