import { withBrowser } from '../browser.ts';
import { PHONE } from '../phone.ts';

/** Visits after which each picture that a page shows by chance has most likely been shown. */
const VISITS = 8;

/** Opens a page, to its end, so that what the server makes on demand is there: widths of pictures, caches. */
export function warmUp(url: string): Promise<void> {
  return withBrowser(async (browser) => {
    for (let visit = 1; visit <= VISITS; visit++) {
      const page = await browser.newPage(PHONE);
      await page.goto(url);
      for (const picture of await page.locator('img').all()) await picture.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await page.close();
    }
  });
}
