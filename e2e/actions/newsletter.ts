import type { Locator, Page } from '@playwright/test';

/** The newsletter form of the footer. */
export const newsletter = (page: Page): Locator =>
  page.getByRole('region', { name: 'Get the good stuff first' });

/** Types an address and sends the form. */
export async function subscribe(page: Page, email: string): Promise<void> {
  await newsletter(page).getByLabel('Email address').fill(email);
  await newsletter(page).getByRole('button', { name: 'SUBSCRIBE' }).click();
}
