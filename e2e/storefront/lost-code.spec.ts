import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { appStarted, open, screenHeading } from '../actions/browse.ts';
import { goWithinApp } from '../actions/within-app.ts';
import { expect, test } from '../fixtures/test.ts';

/* A tab that was opened before a release asks for code that the release put other files in place of. */

const CODE = '**/assets/about-screen-*.js';
const lost = { status: 404, headers: { 'Cache-Control': 'no-store' } };

/** How often the page is loaded, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test.beforeEach(({ watch }) => {
  watch.expect(/about-screen|dynamically imported module|404/);
});

test('a tab whose code is gone loads the page that was asked for anew', async ({ page }) => {
  await open(page, pagePath.home);
  const loads = countLoads(page);
  await page.route(CODE, (route) => (loads() === 0 ? route.fulfill(lost) : route.continue()));
  await goWithinApp(page, pagePath.about);
  await expect.poll(loads).toBe(1);
  await appStarted(page);
  await expect(page).toHaveURL(pagePath.about);
  await expect(page.getByRole('heading', { name: 'It began with a shoebox' })).toBeVisible();
});

test('where its code is gone for good the page is loaded anew once, and says that something is wrong', async ({
  page,
}) => {
  await open(page, pagePath.home);
  const loads = countLoads(page);
  let asked = 0;
  await page.route(CODE, (route) => {
    asked += 1;
    return route.fulfill(lost);
  });
  await goWithinApp(page, pagePath.about);
  await expect.poll(loads).toBe(1);
  await expect(screenHeading(page, 'SOMETHING WENT WRONG')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  expect(asked).toBeGreaterThanOrEqual(2);
});

test('without a way to the server the page that is open stays; what is gone later is loaded anew', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|legal-screen/);
  await open(page, pagePath.home);
  const loads = countLoads(page);
  await context.setOffline(true);
  await goWithinApp(page, pagePath.about);
  await expect(screenHeading(page, 'SOMETHING WENT WRONG')).toBeVisible();
  await context.setOffline(false);
  expect(loads()).toBe(0);
  await page.route('**/assets/legal-screen-*.js', (route) =>
    loads() === 0 ? route.fulfill(lost) : route.continue(),
  );
  await goWithinApp(page, pagePath.legal('terms'));
  await expect.poll(loads).toBe(1);
  await expect(screenHeading(page, 'Terms of Use')).toBeVisible();
});

test('a file that was missing is asked for again, also by a browser that likes to keep what it has', async ({
  page,
}) => {
  await open(page, pagePath.home);
  const ask = () =>
    page.evaluate(async () => {
      const { status, headers } = await fetch('/assets/about-screen-later.js', { cache: 'force-cache' });
      return { status, answer: headers.get('x-request-id') };
    });
  const [first, second] = [await ask(), await ask()];
  expect([first.status, second.status]).toEqual([404, 404]);
  expect(second.answer).not.toBe(first.answer);
});
