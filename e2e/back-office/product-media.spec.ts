import type { Page } from '@playwright/test';
import { FILE_PICKER_TIMEOUT_MS } from '@rad-rewind/contract/limits';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { slugify } from '@rad-rewind/contract/text';
import { tab } from '../actions/back-office.ts';
import { open, openUntilVisible, screenHeading } from '../actions/browse.ts';
import { addImageByAddress } from '../actions/product-form.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';
import { STACK_URL } from '../stack.ts';

interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture as people have them on their disk. */
async function realPicture(name: string): Promise<PickedFile> {
  const response = await fetch(`${STACK_URL}/uploads/pager.webp`);
  return { name, mimeType: 'image/webp', buffer: Buffer.from(await response.arrayBuffer()) };
}

/** Presses what opens the file picker, and chooses a file there. */
async function chooseFile(page: Page, press: () => Promise<void>, file: PickedFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(file);
}

const sources = (page: Page) =>
  page
    .getByRole('img', { name: /^Additional image/ })
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

test('pictures are uploaded, listed, moved, removed, and seen by a visitor', async ({
  page,
  browser,
  adminApi,
  removeAfterwards,
}) => {
  const title = uniqueName('Picture book');
  const slug = slugify(title);
  removeAfterwards(slug);
  await open(page, pagePath.adminProductNew);
  await page.getByLabel('Name', { exact: true }).fill(title);
  await page.getByLabel('Affiliate link URL').fill('https://partner.example/pictures');
  await tab(page, 'MEDIA').click();
  await expect(page.getByText('No image yet')).toBeVisible();
  await expect(page.getByText('No additional images added yet')).toBeVisible();

  await test.step('Upload File brings the featured image, with its preview', async () => {
    const upload = page.getByRole('button', { name: 'Upload File' });
    await chooseFile(page, () => upload.click(), await realPicture('holiday.webp'));
    await expectToast(page, 'Upload Success', 'Image uploaded successfully');
    await expect(page.getByLabel(/^Image URL/)).toHaveValue(/^\/uploads\/[\w-]+\.\w+$/);
    const preview = page.getByRole('img', { name: 'Preview of the featured image' });
    await expect(preview).toHaveAttribute('src', await page.getByLabel(/^Image URL/).inputValue());
  });
  const uploaded = await page.getByLabel(/^Image URL/).inputValue();

  await test.step('Add Image takes an address', async () => {
    await addImageByAddress(page, '/uploads/mixtape.webp');
    await addImageByAddress(page, '/uploads/cassette-player.webp');
    await page.getByRole('button', { name: 'Add Image' }).click();
    await page.getByRole('menuitem', { name: 'URL' }).click();
    const dialog = page.getByRole('dialog', { name: 'ADD IMAGE' });
    await dialog.getByLabel('Image URL').fill('no address');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Must be a valid URL');
    await dialog.getByLabel('Image URL').fill('/uploads/mixtape.webp');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('The product has this image already');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('Add Image takes a file', async () => {
    const pick = async () => {
      await page.getByRole('button', { name: 'Add Image' }).click();
      await page.getByRole('menuitem', { name: 'File upload' }).click();
    };
    await chooseFile(page, pick, await realPicture('second.webp'));
    await expect(page.getByRole('img', { name: 'Additional image 3' })).toBeVisible();
  });
  const [first, second] = ['/uploads/mixtape.webp', '/uploads/cassette-player.webp'];
  await test.step('images move and go', async () => {
    expect(await sources(page)).toEqual([first, second, uploaded]);
    await expect(page.getByRole('button', { name: 'Move additional image 1 forward' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Move additional image 3 back' })).toBeDisabled();
    await page.getByRole('button', { name: 'Move additional image 1 back' }).click();
    await expect.poll(() => sources(page)).toEqual([second, first, uploaded]);
    await page.getByRole('button', { name: 'Remove additional image 3' }).click();
    await expect.poll(() => sources(page)).toEqual([second, first]);
  });
  await page.getByRole('button', { name: 'SAVE PRODUCT' }).click();
  await expectToast(page, 'Product created');
  await expect(page).toHaveURL(pagePath.adminProducts);
  expect(await adminApi.findProduct(slug)).toMatchObject({
    featuredImage: uploaded,
    images: [second, first],
  });

  const visitor = await browser.newPage();
  await openUntilVisible(visitor, pagePath.product(slug), (shop) => screenHeading(shop, title));
  const picture = visitor.getByRole('article').getByRole('img', { name: title }).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await expect(picture).toHaveAttribute('src', new RegExp(`^${uploaded}`));
  await visitor.close();
});

test('a file that is no picture is refused, by its kind or by what is in it', async ({ page, watch }) => {
  watch.expect(/\/api\/admin\/upload-image/);
  await open(page, pagePath.adminProductNew);
  await tab(page, 'MEDIA').click();
  const upload = page.getByRole('button', { name: 'Upload File' });
  const text = Buffer.from('<script>alert(1)</script>');
  await chooseFile(page, () => upload.click(), { name: 'notes.txt', mimeType: 'text/plain', buffer: text });
  await expectToast(page, 'Upload Error', 'Image files only');
  const [answer] = await Promise.all([
    page.waitForResponse(/upload-image/),
    chooseFile(page, () => upload.click(), { name: 'lie.png', mimeType: 'image/png', buffer: text }),
  ]);
  const { message } = (await answer.json()) as { message: string };
  await expectToast(page, 'Upload Error', message);
  await expect(page.getByLabel(/^Image URL/)).toHaveValue('');
  await expect(upload).toBeEnabled();
});

test('the file picker is given up after a minute', async ({ page }) => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(apiPath.adminUploadImage)) uploads.push(request.url());
  });
  await page.clock.install();
  await open(page, pagePath.adminProductNew);
  await tab(page, 'MEDIA').click();
  const upload = page.getByRole('button', { name: 'Upload File' });
  const address = page.getByLabel(/^Image URL/);
  const pickAfter = async (milliseconds: number) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.click()]);
    await page.clock.fastForward(milliseconds);
    await chooser.setFiles(await realPicture('late.webp'));
  };
  await pickAfter(FILE_PICKER_TIMEOUT_MS + 1_000);
  await expect(upload).toBeEnabled();
  await expect(address).toHaveValue('');
  expect(uploads).toEqual([]);
  await pickAfter(FILE_PICKER_TIMEOUT_MS - 5_000);
  await expect(address).toHaveValue(/^\/uploads\//);
  expect(uploads).toHaveLength(1);
});

test('an upload that never reaches the server says so', async ({ page, context, watch }) => {
  watch.expect(/\/api\/admin\/upload-image/);
  await open(page, pagePath.adminProductNew);
  await tab(page, 'MEDIA').click();
  const picture = await realPicture('lost.webp');
  const upload = page.getByRole('button', { name: 'Upload File' });
  await context.setOffline(true);
  await chooseFile(page, () => upload.click(), picture);
  await expectToast(page, 'Upload Error', 'Upload failed');
  await context.setOffline(false);
  await expect(upload).toBeEnabled();
});
