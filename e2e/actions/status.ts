import type { Locator, Page } from '@playwright/test';

/** A line of the status screen, by the name it begins with. */
export const statusLine = (page: Page, name: string): Locator =>
  page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });
