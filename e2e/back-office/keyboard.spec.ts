import { pagePath } from '@rad-rewind/contract/paths';
import { slugify } from '@rad-rewind/contract/text';
import { question, row, tab } from '../actions/back-office.ts';
import { open } from '../actions/browse.ts';
import { tabTo } from '../actions/keyboard.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

test('the keyboard alone completes a product, and deletes it', async ({
  page,
  adminApi,
  removeAfterwards,
}) => {
  const name = uniqueName('Typed');
  const slug = slugify(name);
  removeAfterwards(slug);
  const { keyboard } = page;
  await open(page, pagePath.adminProducts);
  await tabTo(page, page.getByRole('link', { name: 'ADD PRODUCT' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await keyboard.type(name);
  await tabTo(page, page.getByLabel('Price'));
  await keyboard.type('$7.00');
  await tabTo(page, page.getByLabel('Category'));
  await keyboard.type('Music');
  const editor = page.getByRole('textbox', { name: /Description/ });
  await tabTo(page, editor);
  await keyboard.type('No mouse was moved.');
  await tabTo(page, page.getByLabel('Affiliate link URL'));
  await keyboard.type('https://partner.example/keys');
  await tabTo(page, tab(page, 'BASIC INFO'), 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await expect(tab(page, 'MEDIA')).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('ArrowRight');
  await expect(tab(page, 'ADDITIONAL')).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('checkbox', { name: /^Featured product/ }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Add Tag' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Tag')).toBeFocused();
  await keyboard.type('keys');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add Tag' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'SAVE PRODUCT' }));
  await keyboard.press('Enter');
  await expectToast(page, 'Product created');
  await expect(page).toHaveURL(pagePath.adminProducts);
  const music = await adminApi.findCategory('music');
  expect(await adminApi.findProduct(slug)).toMatchObject({
    name,
    price: '$7.00',
    categoryId: music?.id,
    description: '<p>No mouse was moved.</p>',
    isFeatured: true,
    tags: ['keys'],
  });

  await tabTo(page, page.getByRole('searchbox', { name: 'Search products' }));
  await keyboard.type(name);
  await expect(row(page, name)).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: `Actions for ${name}` }));
  await keyboard.press('Enter');
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  await expect(remove).toBeVisible();
  await keyboard.press('End');
  await expect(remove).toHaveAttribute('data-highlighted', '');
  await keyboard.press('Enter');
  const dialog = question(page, 'DELETE PRODUCT');
  await expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'DELETE', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expectToast(page, 'Product deleted');
  await expect(dialog).toBeHidden();
  expect(await adminApi.findProduct(slug)).toBeNull();
});

test('the keyboard alone completes a category', async ({ page, adminApi, removeCategoryAfterwards }) => {
  const name = uniqueName('Typed');
  const slug = slugify(name);
  removeCategoryAfterwards(slug);
  await open(page, pagePath.adminCategories);
  await tabTo(page, page.getByRole('link', { name: 'ADD CATEGORY' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel(/^Description/));
  await page.keyboard.type('By keys');
  await tabTo(page, page.getByRole('button', { name: 'SAVE CATEGORY' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Category created');
  await expect(page).toHaveURL(pagePath.adminCategories);
  expect(await adminApi.findCategory(slug)).toMatchObject({ name, slug, description: 'By keys' });
});
