import { pagePath } from '@rad-rewind/contract/paths';
import { slugify } from '@rad-rewind/contract/text';
import { open, productDetails, screenHeading } from '../actions/browse.ts';
import { chooseRowAction, findInProductList } from '../actions/product-list.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

test('PREVIEW shows a product as visitors would see it, follows the typing and saves nothing', async ({
  page,
  context,
  adminApi,
}) => {
  const name = uniqueName('Dream Phone');
  await open(page, pagePath.adminProductNew);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Price').fill('$21.00');
  const editor = page.getByRole('textbox', { name: /Description/ });
  await editor.click();
  await page.keyboard.type('Who is the secret admirer?');
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'PREVIEW' }).click(),
  ]);
  await expect(preview.getByText('Preview: this product is not saved yet.')).toBeVisible();
  await expect(screenHeading(preview, name)).toBeVisible();
  await expect(productDetails(preview)).toContainText('$21.00');
  await expect(productDetails(preview)).toContainText('Who is the secret admirer?');
  await expect(productDetails(preview).getByRole('button', { name: /BUY NOW\/MORE INFO/ })).toBeVisible();

  await page.getByLabel('Price').fill('0');
  await expect(
    productDetails(preview).getByRole('button', { name: /CLICK TO VIEW PRICE/ }),
    'the preview follows',
  ).toBeVisible();
  expect(await adminApi.findProduct(slugify(name))).toBeNull();
});

test('Duplicate starts a new product with everything of another but its name and slug', async ({
  page,
  adminApi,
  makeProduct,
  removeAfterwards,
}) => {
  const original = await makeProduct({
    name: uniqueName('Twin'),
    images: ['/uploads/mixtape.webp'],
    tags: ['one', 'two'],
    isFeatured: true,
    seoTitle: 'Twins',
  });
  const copyName = `${original.name} (copy)`;
  removeAfterwards(slugify(copyName));
  await open(page, pagePath.adminProducts);
  await findInProductList(page, original.name);
  await chooseRowAction(page, original.name, 'Duplicate');
  await expect(screenHeading(page, 'CREATE PRODUCT')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(copyName);
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(slugify(copyName));
  await page.getByRole('button', { name: 'SAVE PRODUCT' }).click();
  await expectToast(page, 'Product created');
  await expect(page).toHaveURL(pagePath.adminProducts);
  const { id, createdAt, updatedAt, name, slug, ...same } = original;
  expect(await adminApi.findProduct(slugify(copyName))).toMatchObject({ ...same, name: copyName });
  expect(await adminApi.findProduct(slug)).toMatchObject({ id, name });
});
