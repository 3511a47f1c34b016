import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { STATUS_PAGE } from '@rad-rewind/contract/status-paths';
import { errorAlert, question } from '../actions/back-office.ts';
import { open, openMenu, screenHeading } from '../actions/browse.ts';
import { expectToast } from '../actions/toast.ts';
import { goWithinApp } from '../actions/within-app.ts';
import { expect, test } from '../fixtures/back-office.ts';

test('without a way to the server each area says what failed, and comes when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, pagePath.about);
  await goWithinApp(page, pagePath.adminSubscribers);
  await expect(screenHeading(page, 'SUBSCRIBERS')).toBeVisible();
  await context.setOffline(true);
  for (const [path, text] of [
    [pagePath.admin, 'Failed to load data'],
    [pagePath.adminProducts, 'Failed to load products'],
    [pagePath.adminCategories, 'Failed to load categories'],
    [pagePath.adminCategoryEdit(1), 'Failed to load category'],
    [pagePath.adminAmazonSettings, 'Failed to fetch settings'],
    [pagePath.adminDeleted, 'Failed to load what was deleted'],
    [pagePath.adminAudit, 'Failed to load the audit trail'],
    [STATUS_PAGE, 'Failed to load the schedules'],
    [pagePath.adminSyncImages, 'Failed to fetch image status'],
  ] as const) {
    await test.step(path, async () => {
      await goWithinApp(page, path);
      await expect(errorAlert(page).first()).toContainText(text);
    });
  }
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(page.locator('dd').getByText(/^\d+$/)).toHaveCount(4);
});

/** What the buttons of a dialog of deletion come to without a server. */
async function failToDelete(page: Page, title: string, text: string): Promise<void> {
  const dialog = question(page, title);
  await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expectToast(page, 'Error', text);
  await expect(dialog).toBeVisible();
}

test('without a way to the server nothing is deleted, and signing out fails', async ({
  page,
  context,
  makeSubscriber,
  makeProduct,
  watch,
}) => {
  watch.expect(/\/api\//);
  const email = `offline-${Date.now()}@example.com`;
  await makeSubscriber(email);
  const { name } = await makeProduct({ name: `Offline ${Date.now()}` });
  await open(page, pagePath.adminSubscribers);
  await page.getByRole('searchbox', { name: 'Search by email' }).fill(email);
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await context.setOffline(true);
  await failToDelete(page, 'DELETE SUBSCRIBER', 'Failed to delete subscriber.');
  await context.setOffline(false);

  await open(page, `${pagePath.adminProducts}?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await context.setOffline(true);
  await failToDelete(page, 'DELETE PRODUCT', 'Failed to delete product: ');
  await question(page, 'DELETE PRODUCT').getByRole('button', { name: 'CANCEL' }).click();
  await openMenu(page);
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expectToast(page, 'Logout failed');
});
