import { pagePath } from '@rad-rewind/contract/paths';
import { slugify } from '@rad-rewind/contract/text';
import { open, openUntilVisible, productCard, productDetails, screenHeading } from '../actions/browse.ts';
import { fillProductForm, type ProductEntry } from '../actions/product-form.ts';
import { chooseRowAction, findInProductList } from '../actions/product-list.ts';
import { signIn, signOut } from '../actions/sign-in.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/test.ts';

function productEntry(name: string): ProductEntry {
  return {
    name,
    price: '$12.34',
    category: 'Music',
    description: 'Plays both sides of a tape without a word of complaint.',
    affiliateLink: 'https://partner.example/auto-reverse?tag=rad',
    featuredImage: '/uploads/cassette-player.webp',
    additionalImage: '/uploads/mixtape.webp',
    tags: ['music', 'auto reverse'],
    seoTitle: 'Auto-Reverse Tape Deck for People Who Sit Comfortably',
    seoDescription: 'A tape deck that turns round by itself.',
  };
}

test('an admin creates a product with all its fields, and visitors see it', async ({
  page,
  browser,
  admin,
  adminApi,
  removeAfterwards,
}) => {
  const entry = productEntry(uniqueName('Auto-Reverse Deck'));
  const slug = slugify(entry.name);
  removeAfterwards(slug);
  await signIn(page, admin);
  await open(page, pagePath.adminProductNew);
  await fillProductForm(page, entry);
  await page.getByRole('button', { name: 'SAVE PRODUCT' }).click();
  await expectToast(page, 'Product created');
  await expect(page).toHaveURL(/\/admin\/products$/);

  expect(await adminApi.findProduct(slug)).toMatchObject({
    name: entry.name,
    price: entry.price,
    description: `<p>${entry.description}</p>`,
    affiliateLink: entry.affiliateLink,
    isAmazonProduct: false,
    featuredImage: entry.featuredImage,
    images: [entry.additionalImage],
    isFeatured: true,
    isNewArrival: true,
    tags: entry.tags,
    seoTitle: entry.seoTitle,
    seoDescription: entry.seoDescription,
  });

  const visitor = await browser.newPage();
  await openUntilVisible(visitor, pagePath.home, (shop) => productCard(shop, entry.name));
  await productCard(visitor, entry.name).first().getByRole('link').click();
  await expect(screenHeading(visitor, entry.name)).toBeVisible();
  await expect(productDetails(visitor).getByText(entry.price)).toBeVisible();
  await expect(productDetails(visitor).getByText(entry.description)).toBeVisible();
  await expect(visitor).toHaveTitle(new RegExp(entry.seoTitle));
  await visitor.close();
});

test('an admin changes a product, then deletes it, and signs out', async ({
  page,
  browser,
  admin,
  makeProduct,
  watch,
}) => {
  const { name, slug } = await makeProduct({ name: uniqueName('Answering Machine') });
  await signIn(page, admin);
  await open(page, pagePath.adminProducts);
  await findInProductList(page, name);
  await chooseRowAction(page, name, 'Edit');
  await expect(page.getByLabel('Slug')).toHaveValue(slug);
  await page.getByLabel('Price').fill('$99.99');
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(page, 'Product updated');

  const visitor = await browser.newPage();
  await openUntilVisible(visitor, pagePath.product(slug), (shop) => productDetails(shop).getByText('$99.99'));

  await findInProductList(page, name);
  await chooseRowAction(page, name, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'DELETE PRODUCT' });
  await expect(dialog).toContainText(
    `Are you sure you want to delete "${name}"? This action cannot be undone.`,
  );
  await dialog.getByRole('button', { name: 'CANCEL' }).click();
  await expect(dialog).toBeHidden();
  await chooseRowAction(page, name, 'Delete');
  await dialog.getByRole('button', { name: 'DELETE' }).click();
  await expectToast(page, 'Product deleted', 'The product has been successfully deleted.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0);

  watch.expect(new RegExp(`/product/${slug}$|slug=${slug}`));
  await openUntilVisible(visitor, pagePath.product(slug), (shop) => screenHeading(shop, 'PRODUCT NOT FOUND'));
  await visitor.close();
  await open(page, pagePath.home);
  await signOut(page);
});

test('what is wrong shows at its field, and nothing is saved', async ({ page, admin }) => {
  await signIn(page, admin);
  await open(page, pagePath.adminProductNew);
  await page.getByRole('button', { name: 'SAVE PRODUCT' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Slug is required')).toBeVisible();
  await expect(page.getByText('Must be a valid URL')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('unsaved changes are not lost without a question', async ({ page, admin }) => {
  await signIn(page, admin);
  await open(page, pagePath.adminProductNew);
  await page.getByLabel('Name', { exact: true }).fill('Half a thought');
  await page.getByRole('link', { name: 'CANCEL' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'UNSAVED CHANGES' });
  await dialog.getByRole('button', { name: 'KEEP EDITING' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'CANCEL' }).click();
  await dialog.getByRole('button', { name: 'DISCARD CHANGES' }).click();
  await expect(page).toHaveURL(pagePath.adminProducts);
});
