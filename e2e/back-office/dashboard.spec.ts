import { RECENT_PRODUCTS } from '@rad-rewind/contract/limits';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { hasPrice } from '@rad-rewind/contract/product';
import { counter, errorAlert, expectRow, fail, tab } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { categoryList, productList } from '../fixtures/admin-lists.ts';
import { expect, test } from '../fixtures/back-office.ts';

test('the dashboard counts products, categories, featured products and new arrivals', async ({
  page,
  adminApi,
  makeProduct,
}) => {
  await makeProduct({ isFeatured: true, isNewArrival: true });
  // Other tests make and delete products meanwhile.
  await expect(async () => {
    await open(page, pagePath.admin);
    await expect(page.locator('dd').getByText(/^\d+$/)).toHaveCount(4, { timeout: 5_000 });
    const [products, categories] = [await productList(adminApi), await categoryList(adminApi)];
    expect(await counter(page, 'Products')).toBe(products.length);
    expect(await counter(page, 'Categories')).toBe(categories.length);
    expect(await counter(page, 'Featured products')).toBe(
      products.filter(({ isFeatured }) => isFeatured).length,
    );
    expect(await counter(page, 'New arrivals')).toBe(
      products.filter(({ isNewArrival }) => isNewArrival).length,
    );
  }).toPass({ timeout: 40_000 });
  await expect(screenHeading(page, 'DASHBOARD')).toBeVisible();
});

test('QUICK ACTIONS lead to the admin areas', async ({ page }) => {
  await open(page, pagePath.admin);
  await expect(tab(page, 'QUICK ACTIONS')).toHaveAttribute('aria-selected', 'true');
  const links = page.getByRole('tabpanel', { name: 'QUICK ACTIONS' }).getByRole('link');
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual(
    [
      pagePath.adminProducts,
      pagePath.adminProductNew,
      pagePath.adminCategories,
      pagePath.adminCategoryNew,
      pagePath.adminAmazonSettings,
      pagePath.adminSubscribers,
      pagePath.adminSyncImages,
    ].sort(),
  );
});

test('RECENT PRODUCTS shows the first five, to edit and to view', async ({ page, adminApi, makeProduct }) => {
  await makeProduct();
  const table = page.getByRole('table', { name: 'Recent products' });
  await expect(async () => {
    await open(page, pagePath.admin);
    await tab(page, 'RECENT PRODUCTS').click();
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(RECENT_PRODUCTS, { timeout: 5_000 });
    const [products, categories] = [await productList(adminApi), await categoryList(adminApi)];
    for (const [index, product] of products.slice(0, RECENT_PRODUCTS).entries()) {
      const category = categories.find(({ id }) => id === product.categoryId)?.name ?? 'None';
      const price = hasPrice(product.price) ? product.price : 'No price';
      await expectRow(rows.nth(index), product.name, [category, price], product.id);
      await expect(rows.nth(index).getByRole('link', { name: `EDIT ${product.name}` })).toHaveAttribute(
        'href',
        pagePath.adminProductEdit(product.id),
      );
      await expect(rows.nth(index).getByRole('link', { name: `VIEW ${product.name}` })).toHaveAttribute(
        'href',
        pagePath.product(product.slug),
      );
    }
  }).toPass({ timeout: 40_000 });
});

test('a dashboard that can’t load its data says so and tries again', async ({ page, watch }) => {
  watch.expect(/\/api\/products/);
  const mend = await fail(page, `**${apiPath.products()}`);
  await open(page, pagePath.admin);
  await expect(errorAlert(page)).toContainText('500: The storage is down');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('dd').getByText(/^\d+$/)).toHaveCount(4);
  await expect(errorAlert(page)).toHaveCount(0);
});
