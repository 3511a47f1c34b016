import { expect, type Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import type { Login } from '@rad-rewind/contract/session';
import { chooseInHeader, open } from './browse.ts';
import { expectToast } from './toast.ts';

/** Fills in the sign-in form and sends it. */
export async function submitCredentials(page: Page, credentials: Login): Promise<void> {
  await page.getByLabel('Username').fill(credentials.username);
  await page.getByLabel('Password').fill(credentials.password);
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
}

/** Signs in; the browser is on the home page then. */
export async function signIn(page: Page, credentials: Login): Promise<void> {
  await open(page, pagePath.auth);
  await submitCredentials(page, credentials);
  await expect(page).toHaveURL(pagePath.home);
}

/** Signs out through the shop's header. */
export async function signOut(page: Page): Promise<void> {
  await chooseInHeader(page, 'LOGOUT');
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
}
