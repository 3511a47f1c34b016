import { withBrowser } from '../browser.ts';
import { PHONE } from '../phone.ts';

/** Opens a page once, to its end, so that what the server makes on demand is there: widths of pictures, caches. */
export function warmUp(url: string): Promise<void> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    await page.goto(url);
    for (const picture of await page.locator('img').all()) await picture.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  });
}
