import type { BrowserContext } from '@playwright/test';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { expectNoViolation } from '../actions/accessibility.ts';
import { question, tab } from '../actions/back-office.ts';
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
