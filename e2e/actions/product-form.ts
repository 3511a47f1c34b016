import { expect, type Page } from '@playwright/test';

/** What an admin types into the product form, tab by tab. */
export interface ProductEntry {
  name: string;
  price: string;
  category: string;
  description: string;
  affiliateLink: string;
  featuredImage: string;
  additionalImage: string;
  tags: readonly string[];
  seoTitle: string;
  seoDescription: string;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Adds one tag through the dialog behind Add Tag. */
export async function addTag(page: Page, tag: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'ADD TAG' });
  await dialog.getByLabel('Tag').fill(tag);
  await dialog.getByRole('button', { name: 'ADD TAG' }).click();
  await expect(dialog).toBeHidden();
}

/** Adds one additional image by its address. */
export async function addImageByAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Image' }).click();
  await page.getByRole('menuitem', { name: 'URL' }).click();
  const dialog = page.getByRole('dialog', { name: 'ADD IMAGE' });
  await dialog.getByLabel('Image URL').fill(address);
  await dialog.getByRole('button', { name: 'ADD IMAGE' }).click();
  await expect(dialog).toBeHidden();
}

async function fillBasicInfo(page: Page, entry: ProductEntry): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(entry.name);
  await page.getByLabel('Price').fill(entry.price);
  await page.getByLabel('Category').selectOption({ label: entry.category });
  const editor = page.getByRole('textbox', { name: /Description/ });
  await editor.click();
  await editor.pressSequentially(entry.description);
  await page.getByLabel('Affiliate link URL').fill(entry.affiliateLink);
}

/** Fills in every field of an empty form; the slug is made out of the name. */
export async function fillProductForm(page: Page, entry: ProductEntry): Promise<void> {
  await fillBasicInfo(page, entry);
  await tab(page, 'MEDIA');
  await page.getByLabel(/^Image URL/).fill(entry.featuredImage);
  await addImageByAddress(page, entry.additionalImage);
  await tab(page, 'ADDITIONAL');
  await page.getByText('Featured product', { exact: true }).click();
  await page.getByText('New arrival', { exact: true }).click();
  for (const tag of entry.tags) await addTag(page, tag);
  await tab(page, 'SEO');
  await page.getByLabel(/^SEO title/).fill(entry.seoTitle);
  await page.getByLabel(/^Meta description/).fill(entry.seoDescription);
}
