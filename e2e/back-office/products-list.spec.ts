import { randomUUID } from 'node:crypto';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { answer, errorAlert, expectRow, fail, hold, question, row } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { chooseRowAction, findInProductList } from '../actions/product-list.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';
import { patchDocument } from '../fixtures/documents.ts';

const PRODUCTS = `**${apiPath.products()}`;

test('each row tells id, name, category, price and flags', async ({ page, makeProduct, makeCategory }) => {
  const mark = randomUUID().slice(0, 8);
  const category = await makeCategory();
  const price = '$5.00';
  const plain = await makeProduct({ name: `Plain ${mark}`, price });
  const full = await makeProduct({
    ...{ name: `Full ${mark}`, price, categoryId: category.id },
    ...{ isFeatured: true, isNewArrival: true, isAmazonProduct: true },
  });
  const lost = await makeProduct({ name: `Lost ${mark}`, price });
  await patchDocument(`products/${lost.id}`, { categoryId: 987_654_321 });
  await patchDocument('meta/catalogue', { version: randomUUID() });

  await open(page, pagePath.adminProducts);
  await expect(screenHeading(page, 'PRODUCTS')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'PRODUCT MANAGEMENT' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table.getByRole('columnheader')).toHaveText(
    ['', 'ID', 'NAME', 'CATEGORY', 'PRICE', 'FLAGS', 'ACTIONS'],
    { useInnerText: true },
  );
  await page.getByRole('searchbox', { name: 'Search products' }).fill(mark);
  await expect(table.getByRole('row')).toHaveCount(4);

  for (const [{ id, name }, ...facts] of [
    [plain, 'None', price],
    [lost, 'Unknown', price],
    [full, category.name, price, 'FEATURED', 'NEW', 'AMAZON'],
  ] as const) {
    await expectRow(row(page, name), name, facts, id);
  }
});

test('ADD PRODUCT and the menu of a row lead on', async ({ page, makeProduct }) => {
  const { id, name, slug } = await makeProduct({ name: uniqueName('Row menu') });
  await open(page, pagePath.adminProducts);
  await expect(page.getByRole('link', { name: 'ADD PRODUCT' })).toHaveAttribute(
    'href',
    pagePath.adminProductNew,
  );
  await findInProductList(page, name);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  const item = (label: string) => page.getByRole('menuitem', { name: label, exact: true });
  await expect(item('Edit')).toHaveAttribute('href', pagePath.adminProductEdit(id));
  await expect(item('View')).toHaveAttribute('href', pagePath.product(slug));
  const red = await item('Delete').evaluate((element) => getComputedStyle(element).color);
  const plain = await item('Edit').evaluate((element) => getComputedStyle(element).color);
  expect(red).not.toBe(plain);
  await item('View').click();
  await expect(page).toHaveURL(pagePath.product(slug));
});

test('DELETE waits with a spinner, and then the row is gone', async ({ page, makeProduct }) => {
  const { name } = await makeProduct({ name: uniqueName('Slow goodbye') });
  await open(page, pagePath.adminProducts);
  await findInProductList(page, name);
  await chooseRowAction(page, name, 'Delete');
  const dialog = question(page, 'DELETE PRODUCT');
  await expect(dialog).toContainText(
    `Are you sure you want to delete "${name}"? This action cannot be undone.`,
  );
  await expect(dialog).toContainText('For 30 days you can bring it back from "Recently deleted".');
  await expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await chooseRowAction(page, name, 'Delete');
  const release = await hold(page, `**${apiPath.adminProducts}/*`, 'DELETE');
  const button = dialog.getByRole('button', { name: 'DELETE', exact: true });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button.locator('.chakra-spinner')).toBeVisible();
  await release();
  await expectToast(page, 'Product deleted', 'The product has been successfully deleted.');
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toHaveCount(0);
});

test('a deletion that fails keeps the dialog and says why', async ({
  page,
  adminApi,
  makeProduct,
  watch,
}) => {
  watch.expect(/\/api\/admin\/products\//);
  const { id, name } = await makeProduct({ name: uniqueName('Gone before') });
  await open(page, pagePath.adminProducts);
  await findInProductList(page, name);
  await chooseRowAction(page, name, 'Delete');
  await adminApi.deleteProduct(id);
  const dialog = question(page, 'DELETE PRODUCT');
  await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expectToast(page, 'Error', 'Failed to delete product: 404: Product not found');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'CANCEL' }).click();
  await expect(page.getByText('No product fits the search and the filters.')).toBeVisible();
});

test('an empty shop leads to its first product', async ({ page }) => {
  await answer(page, PRODUCTS, []);
  await open(page, pagePath.adminProducts);
  await expect(page.getByRole('heading', { name: 'NO PRODUCTS FOUND' })).toBeVisible();
  await expect(page.getByText("You haven't added any products yet")).toBeVisible();
  await page.getByRole('link', { name: 'CREATE YOUR FIRST PRODUCT' }).click();
  await expect(page).toHaveURL(pagePath.adminProductNew);
});

test('a spinner shows while the products load, and an alert where they don’t come', async ({
  page,
  watch,
}) => {
  watch.expect(/\/api\/products/);
  const release = await hold(page, PRODUCTS);
  await open(page, pagePath.adminProducts);
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  await release();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await expect(spinner).toHaveCount(0);

  const mend = await fail(page, PRODUCTS);
  await open(page, pagePath.adminProducts);
  await expect(errorAlert(page)).toContainText('500: The storage is down');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
});

test('a search without a match offers to clear itself', async ({ page }) => {
  await open(page, `${pagePath.adminProducts}?q=${randomUUID()}`);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(randomUUID());
  await expect(page.getByText('No product fits the search and the filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
});
