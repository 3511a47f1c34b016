import { expect, type Page } from '@playwright/test';

/** Narrows the products list to one product by its name. */
export async function findInProductList(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(name);
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
}

/** Chooses Edit, View, Duplicate or Delete in a product's menu. */
export async function chooseRowAction(
  page: Page,
  name: string,
  action: 'Edit' | 'View' | 'Duplicate' | 'Delete',
): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
