import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { open } from './browse.ts';

/** Goes to an address as the app's own links do: the page stays, and its script loads the data. */
export async function goWithinApp(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Opens the page that asks the API for nothing, so that a test can decide what the next one is answered. */
export const openQuietPage = (page: Page): Promise<void> => open(page, pagePath.about);
