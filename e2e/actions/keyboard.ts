import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen has places for the focus. */
const TAB_LIMIT = 80;

/** Presses Tab until an element has the focus; Shift+Tab goes backwards. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < TAB_LIMIT; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${TAB_LIMIT} presses of ${key} did not reach ${target}`);
}
