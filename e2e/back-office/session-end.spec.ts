import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { expectNoViolation } from '../actions/accessibility.ts';
import { question, row, tab } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { addTag } from '../actions/product-form.ts';
import { submitCredentials } from '../actions/sign-in.ts';
import { expectToast } from '../actions/toast.ts';
import { goWithinApp } from '../actions/within-app.ts';
import { sessionCookies } from '../fixtures/admin-api.ts';
import { expect, test } from '../fixtures/test.ts';
import { STACK_URL } from '../stack.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ENDED = 'Your session has ended. Please sign in again.';

async function useCookies(context: BrowserContext, cookies: string[]): Promise<void> {
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: STACK_URL };
    }),
  );
}

/** Ends the session behind the back of the page, as signing out on another machine does. */
async function revoke(context: BrowserContext): Promise<void> {
  const Cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await fetch(STACK_URL + apiPath.logout, { method: 'POST', headers: { Cookie } });
}

test.beforeEach(async ({ context, admin, watch }) => {
  watch.expect(/\/api\//);
  await useCookies(context, await sessionCookies(admin));
});

test('a screen that can’t be loaded because the session is over leads to the sign-in, which says why', async ({
  page,
  context,
  admin,
}) => {
  for (const path of [
    pagePath.adminProducts,
    pagePath.adminProductNew,
    pagePath.adminAmazonSettings,
    pagePath.adminSubscribers,
    pagePath.adminSyncImages,
  ]) {
    await test.step(path, async () => {
      await useCookies(context, await sessionCookies(admin));
      // The categories come from a public call, so this screen needs the session for nothing but to be let in.
      await open(page, pagePath.adminCategories);
      await expect(screenHeading(page, 'CATEGORIES')).toBeVisible();
      await useCookies(context, ['__session=forged']);
      await goWithinApp(page, path);
      await expect(page).toHaveURL(pagePath.auth);
      await expect(page.getByRole('alert')).toHaveText(ENDED);
      await expect(page.getByLabel('Username')).toBeVisible();
    });
  }
  await expectNoViolation(page);
});

test('a save after the session has ended keeps what was typed, and works after signing in elsewhere', async ({
  page,
  context,
  admin,
  makeProduct,
  adminApi,
}) => {
  const product = await makeProduct();
  await open(page, pagePath.adminProductEdit(product.id));
  await page.getByLabel('Price').fill('$77.00');
  await tab(page, 'ADDITIONAL').click();
  await addTag(page, 'kept');
  await revoke(context);
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(page, 'Error', 'Failed to update product: 401: Please sign in');
  const dialog = question(page, 'SESSION ENDED');
  await expect(dialog).toContainText(ENDED);
  await expect(dialog.getByRole('link', { name: 'SIGN IN' })).toBeFocused();
  await expectNoViolation(page);

  const [other] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'SIGN IN' }).click(),
  ]);
  await submitCredentials(other, admin);
  await expect(other).toHaveURL(pagePath.home);
  await other.close();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(page, 'Product updated');
  expect(await adminApi.findProduct(product.slug)).toMatchObject({
    price: '$77.00',
    tags: [...product.tags, 'kept'],
  });
});

test('a forged session ends like any other: the question asked stays open under the message', async ({
  page,
  context,
  makeProduct,
}) => {
  const { name } = await makeProduct();
  await open(page, pagePath.adminProducts);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await useCookies(context, ['__session=forged']);
  const deletion = question(page, 'DELETE PRODUCT');
  await deletion.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expectToast(page, 'Error', 'Failed to delete product: 401: Please sign in');
  await question(page, 'SESSION ENDED').getByRole('button', { name: 'CLOSE' }).click();
  await expect(question(page, 'SESSION ENDED')).toHaveCount(0);
  await expect(deletion.getByRole('button', { name: 'DELETE', exact: true })).toBeEnabled();
});

test('a bulk action stops where the session ends, and what is left stays selected', async ({
  page,
  context,
  makeProduct,
}) => {
  const mark = randomUUID().slice(0, 8);
  for (const name of ['One', 'Two', 'Three', 'Four']) await makeProduct({ name: `${name} ${mark}` });
  await open(page, pagePath.adminProducts);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(mark);
  await expect(row(page, mark)).toHaveCount(4);
  await page.getByRole('checkbox', { name: `Select One ${mark}` }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Select all 4' }).click();
  await bar.getByRole('button', { name: 'Delete 4' }).click();
  let calls = 0;
  await page.route(/\/api\/admin\/products\/\d+$/, async (route) => {
    calls += 1;
    if (calls === 1) return route.continue();
    await useCookies(context, ['__session=forged']);
    await route.continue({ headers: { ...route.request().headers(), cookie: '__session=forged' } });
  });
  const deletion = question(page, 'DELETE 4 PRODUCTS');
  await deletion.getByRole('button', { name: 'DELETE 4' }).click();
  await question(page, 'SESSION ENDED').getByRole('button', { name: 'CLOSE' }).click();
  await expect(deletion.getByRole('status')).toHaveText('1 of 4 done, 1 failed');
  await expect(deletion.getByRole('alert')).toHaveText(`${ENDED} What is left stays selected.`);
  await expectNoViolation(page);
  await deletion.getByRole('button', { name: 'CLOSE' }).click();
  await expect(bar).toContainText('3 selected');
  expect(calls).toBe(2);
  await expect(question(page, 'SESSION ENDED')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(pagePath.adminProducts));
});

test('an image sync stops where the session ends, and what is left stays selected', async ({
  page,
  context,
  makeProduct,
}) => {
  const names = Array.from({ length: 8 }, () => `nobody-has-${randomUUID()}.webp`);
  await makeProduct({ images: names.map((name) => `/uploads/${name}`) });
  await open(page, pagePath.adminSyncImages);
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/sync-image')) calls += 1;
  });
  await useCookies(context, ['__session=forged']);
  await page.getByRole('button', { name: 'Sync Selected' }).click();
  await question(page, 'SESSION ENDED').getByRole('button', { name: 'CLOSE' }).click();
  await expectToast(page, 'Error', `${ENDED} Successfully synced 0 images, failed to sync 4 images.`);
  expect(calls, 'those that were on their way').toBe(4);
  for (const name of names)
    await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
  await expect(page).toHaveURL(pagePath.adminSyncImages);
});
