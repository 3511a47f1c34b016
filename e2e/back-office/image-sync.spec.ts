import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { imageStatusSchema } from '@rad-rewind/contract/media';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { counter, errorAlert, fail } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test } from '../fixtures/back-office.ts';

/** A picture that the production site has and the shop has not, another one each time. */
const onProduction = () => `boombox-deck-copy-${randomUUID()}.webp`;

const line = (page: Page, filename: string) => page.getByRole('listitem').filter({ hasText: filename });

test('the four counters tell how it stands with the images', async ({ page, adminApi }) => {
  // Other tests make and delete products meanwhile.
  await expect(async () => {
    await open(page, pagePath.adminSyncImages);
    await expect(page.locator('dd').getByText(/^\d+$/)).toHaveCount(4, { timeout: 5_000 });
    const { stats } = imageStatusSchema.parse(await adminApi.read(apiPath.adminValidateImages));
    expect(await counter(page, 'Total products')).toBe(stats.total);
    expect(await counter(page, 'Missing images')).toBe(stats.missingImages);
    expect(await counter(page, 'Valid local images')).toBe(stats.validImages);
    expect(await counter(page, 'External images')).toBe(stats.externalImages);
  }).toPass({ timeout: 40_000 });
  await expect(screenHeading(page, 'IMAGE SYNC TOOL')).toBeVisible();
});

test('missing images are chosen and synced; failures are counted and told', async ({
  page,
  makeProduct,
  watch,
}) => {
  watch.expect(/\/api\/admin\/sync-image/);
  const there = onProduction();
  const lost = `nobody-has-${randomUUID()}.webp`;
  // Not as featured image: visitors of other tests would meet it in a list and bring it back.
  await makeProduct({ images: [`/uploads/${there}`, `/uploads/${lost}`] });
  await open(page, pagePath.adminSyncImages);
  await expect(line(page, there)).toContainText('Missing');

  await test.step('without a choice there is nothing to sync', async () => {
    await page.getByRole('button', { name: 'Sync Selected' }).click();
    await expect(page.getByText('Please select at least one image to sync')).toBeVisible();
  });
  await test.step('Select All selects all, and none at the second press', async () => {
    const boxes = page.getByRole('checkbox', { name: /^Select / });
    await page.getByRole('button', { name: 'Select All' }).click();
    const count = await boxes.count();
    for (let index = 0; index < count; index += 1) await expect(boxes.nth(index)).toBeChecked();
    await page.getByRole('button', { name: 'Select None' }).click();
    for (let index = 0; index < count; index += 1) await expect(boxes.nth(index)).not.toBeChecked();
  });
  await test.step('Sync Selected goes on after a failure', async () => {
    for (const filename of [there, lost]) {
      const box = page.getByRole('checkbox', { name: `Select ${filename}` });
      await box.focus();
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    await page.getByRole('button', { name: 'Sync Selected' }).click();
    await expectToast(page, 'Sync Completed', 'Successfully synced 1 images, failed to sync 1 images.');
    await expect(line(page, there)).toContainText('Synced');
    await expect(line(page, lost)).toContainText('404');
  });
  await test.step('a single image that fails says why', async () => {
    await page.getByRole('button', { name: `Sync ${lost}`, exact: true }).click();
    await expectToast(page, 'Error', /Failed to sync image: 404: /);
  });
});

test('an image is synced by its file name', async ({ page, watch }) => {
  watch.expect(/\/api\/admin\/sync-image/);
  await open(page, pagePath.adminSyncImages);
  const filename = page.getByLabel('Filename');
  const sync = page.getByRole('button', { name: 'Sync', exact: true }).last();
  await sync.click();
  await expect(page.getByText('Please enter a filename to sync')).toBeVisible();
  await expect(filename).toBeFocused();
  await filename.fill(`nobody-has-${randomUUID()}.webp`);
  await sync.click();
  await expectToast(page, 'Error', /Failed to sync image: 404: /);
  await filename.fill(onProduction());
  await sync.click();
  await expectToast(page, 'Sync Completed', 'Successfully synced 1 images, failed to sync 0 images.');
  await expect(filename).toHaveValue('');
});

test('the production URL is checked, and what stops its save is told', async ({ page, watch }) => {
  watch.expect(/\/api\/(?:admin\/settings|user$)/);
  await open(page, pagePath.adminSyncImages);
  await expect(page.getByText('A change to the production URL needs a server restart.')).toBeVisible();
  const address = page.getByLabel('Production URL', { exact: true });
  await expect(address).not.toHaveValue('');
  const stored = await address.inputValue();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await address.fill(' ');
  await save.click();
  await expect(page.getByText('Please enter a production URL')).toBeVisible();
  await address.fill(stored);
  await save.click();
  await expectToast(page, 'Settings updated');
  await page.context().clearCookies();
  await save.click();
  await expectToast(page, 'Error', 'Failed to save production URL: 401: Please sign in');
});

test('an image status that doesn’t load says so and tries again', async ({ page, watch }) => {
  watch.expect(/\/api\/admin\/validate-images/);
  const mend = await fail(page, `**${apiPath.adminValidateImages}`);
  await open(page, pagePath.adminSyncImages);
  await expect(errorAlert(page)).toContainText('500: The storage is down');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('dd').getByText(/^\d+$/)).toHaveCount(4);
});
