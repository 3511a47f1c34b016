import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { fail, question, row } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { tabTo } from '../actions/keyboard.ts';
import { chooseRowAction, findInProductList } from '../actions/product-list.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

test('a product that was deleted is restored, and the audit trail tells all of it', async ({
  page,
  makeProduct,
}) => {
  const { id, name, slug } = await makeProduct({ name: uniqueName('Deleted') });
  await open(page, pagePath.adminProducts);
  await findInProductList(page, name);
  await chooseRowAction(page, name, 'Delete');
  await question(page, 'DELETE PRODUCT').getByRole('button', { name: 'DELETE' }).click();
  await expectToast(page, 'Product deleted', 'The product has been successfully deleted.');
  await open(page, pagePath.adminDeleted);
  await expect(row(page, name)).toContainText(`Product ${id}`);
  await expect(row(page, name)).toContainText('30 days');
  await page.getByRole('button', { name: `RESTORE ${name}` }).click();
  await expectToast(page, 'Product restored', `"${name}" is back under the slug "${slug}".`);
  await expect(row(page, name)).toHaveCount(0);
  await open(page, pagePath.product(slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await open(page, `${pagePath.adminAudit}?kind=product`);
  for (const deed of ['Created', 'Deleted', 'Restored']) {
    await expect(row(page, `${deed} product ${id}: ${name}`)).toBeVisible();
  }
  const restored = row(page, `Restored product ${id}`);
  await restored.getByText(/fields changed$/).click();
  await expect(restored.getByText(`after: ${slug}`)).toBeVisible();
});

test('where somebody else took the slug, another one is asked for', async ({
  page,
  watch,
  makeProduct,
  adminApi,
}) => {
  watch.expect(/\/restore$/);
  const { id, name, slug } = await makeProduct({ name: uniqueName('Slugless') });
  await adminApi.deleteProduct(id);
  await makeProduct({ name: uniqueName('Taker'), slug });
  await open(page, pagePath.adminDeleted);
  await page.getByRole('button', { name: `RESTORE ${name}` }).click();
  await expectToast(page, 'Error', `Slug "${slug}" is taken`);
  const dialog = page.getByRole('dialog', { name: 'RESTORE UNDER ANOTHER SLUG' });
  await dialog.getByRole('button', { name: 'RESTORE' }).click({ trial: true, timeout: 3_000 });
  await dialog.getByRole('textbox').fill('Not A Slug');
  await dialog.getByRole('button', { name: 'RESTORE' }).click();
  await expect(dialog.getByText('Slug must be URL-friendly')).toBeVisible();
  const other = await makeProduct({ name: uniqueName('Taker') });
  await dialog.getByRole('textbox').fill(other.slug);
  await dialog.getByRole('button', { name: 'RESTORE' }).click();
  await expect(dialog).toContainText(`Slug "${other.slug}" is taken by now`);
  await expect(dialog.getByRole('textbox')).toHaveValue(other.slug);
  await dialog.getByRole('textbox').fill(`${slug}-again`);
  await dialog.getByRole('button', { name: 'RESTORE' }).click();
  await expectToast(page, 'Product restored', `"${slug}-again"`);
  await expect(dialog).toHaveCount(0);
});

test('the keyboard alone deletes a category for good, after a question', async ({
  page,
  makeCategory,
  adminApi,
}) => {
  const { id, name } = await makeCategory();
  await adminApi.deleteCategory(id);
  await open(page, pagePath.adminDeleted);
  await expect(row(page, name)).toContainText(`Category ${id}`);
  await tabTo(page, page.getByRole('button', { name: `DELETE FOREVER ${name}` }));
  await page.keyboard.press('Enter');
  const dialog = question(page, 'DELETE FOREVER');
  await expect(dialog.getByRole('button', { name: 'CANCEL' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole('button', { name: `DELETE FOREVER ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'DELETE FOREVER' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Deleted for good', `"${name}" can no longer be restored.`);
  await expect(row(page, name)).toHaveCount(0);
});

test('both screens say when they cannot load, and try again', async ({ page, watch }) => {
  watch.expect(/\/api\/admin\/(?:deleted|audit)/);
  for (const [path, api, title] of [
    [pagePath.adminDeleted, apiPath.adminDeleted(), 'RECENTLY DELETED'],
    [pagePath.adminAudit, apiPath.adminAudit(), 'AUDIT TRAIL'],
  ] as const) {
    const mend = await fail(page, `**${api}`);
    await open(page, path);
    await expect(page.getByText('500: The storage is down')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await expect(screenHeading(page, title)).toBeVisible();
  }
});

test('a further page that cannot load leaves the list as it is', async ({
  page,
  watch,
  makeCategory,
  adminApi,
}) => {
  watch.expect(/\/api\/admin\/(?:deleted|audit)/);
  const { id, name } = await makeCategory();
  await adminApi.deleteCategory(id);
  for (const [path, api] of [
    [pagePath.adminDeleted, apiPath.adminDeleted()],
    [pagePath.adminAudit, apiPath.adminAudit()],
  ] as const) {
    await page.route(`**${api}*`, async (route) => {
      if (route.request().url().includes('cursor')) return route.fulfill({ status: 500, body: 'down' });
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), next: 'more' } });
    });
    await open(page, path);
    await page.getByRole('button', { name: 'LOAD MORE' }).click();
    await expect(page.getByRole('alert')).toContainText('500');
    await expect(row(page, name).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'LOAD MORE' })).toBeEnabled();
  }
});

test('the audit trail is narrowed by kind and user name, in the address too', async ({
  page,
  makeCategory,
}) => {
  const { id, name } = await makeCategory();
  await open(page, pagePath.adminAudit);
  await page.getByLabel('Kind').selectOption('Categories');
  await expect(page).toHaveURL(/kind=category/);
  await expect(row(page, `Created category ${id}: ${name}`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'User name' }).fill('nobody-at-all');
  await expect(page.getByText('No entry fits the filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('table', { name: 'Audit trail' })).toBeVisible();
});
