import { expect, type Page } from '@playwright/test';

/** Waits for a toast with a title and, where given, a text. */
export async function expectToast(page: Page, title: string, text?: string | RegExp): Promise<void> {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText(title);
  if (text !== undefined) await expect(toast).toContainText(text);
}
