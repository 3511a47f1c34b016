import type { BrowserContext, Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { expectNoViolation } from '../actions/accessibility.ts';
import { open } from '../actions/browse.ts';
import { type AnalyticsPages, startAnalyticsPages } from '../fixtures/analytics-pages.ts';
import { expect, test } from '../fixtures/test.ts';

const GOOGLE = /^https:\/\/[^/]*(?:google|firebase)[^/]*\//;
const bar = (page: Page) => page.getByRole('region', { name: 'Cookie settings' });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

let pages: AnalyticsPages;
test.beforeAll(async () => {
  pages = await startAnalyticsPages();
});
test.afterAll(() => pages.stop());

/** What the browser asked Google for, and what of Firebase's it loaded from us. */
async function listen(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(GOOGLE, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.includes('googletagmanager')) {
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.cookie = "_ga=GA1.1.1; max-age=600; path=/"',
      });
    }
    return route.fulfill({
      json: url.includes('installations')
        ? {
            fid: 'f00000000000000000000a',
            refreshToken: 'refresh',
            authToken: { token: 'token', expiresIn: '604800s' },
          }
        : { measurementId: 'G-RADREWIND1' },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  context.on('response', async (response) => {
    if (!/\/assets\/.*\.js$/.test(response.url())) return;
    const text = await response.text().catch(() => '');
    if (text.includes('firebaseinstallations')) asked.push(`our own: ${response.url()}`);
  });
  return asked;
}

const googleCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith('_ga'));

test('nothing of analytics is loaded before the visitor accepts, and all of it then', async ({
  page,
  context,
}) => {
  await pages.serveTo(context);
  const asked = await listen(context);
  await open(page, pagePath.about);
  await expect(bar(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expectNoViolation(page);
  const [refuse, accept] = [
    bar(page).getByRole('button', { name: 'REFUSE' }),
    bar(page).getByRole('button', { name: 'ACCEPT' }),
  ];
  const lookOf = (button: typeof refuse) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, padding } = getComputedStyle(element);
      return { backgroundColor, color, fontSize, padding };
    });
  expect(await lookOf(refuse)).toEqual(await lookOf(accept));

  await accept.click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => asked.some((url) => url.includes('googletagmanager.com/gtag/js'))).toBe(true);
  await expect.poll(() => googleCookies(context)).toHaveLength(1);

  await test.step('the next page does not ask again, and measures', async () => {
    asked.length = 0;
    await open(page, pagePath.newArrivals);
    await expect.poll(() => asked.some((url) => url.includes('googletagmanager'))).toBe(true);
    await expect(bar(page)).toHaveCount(0);
  });
  await test.step('a changed mind in the footer stops it', async () => {
    await settings(page).click();
    await expect(bar(page)).toBeFocused();
    await expect(bar(page)).toContainText('You accepted.');
    await refuse.click();
    await expect.poll(() => googleCookies(context)).toEqual([]);
    asked.length = 0;
    await open(page, pagePath.about);
    await expect(settings(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(bar(page)).toHaveCount(0);
  });
});

test('a refusal keeps analytics out, for good', async ({ page, context }) => {
  await pages.serveTo(context);
  const asked = await listen(context);
  await open(page, pagePath.about);
  await bar(page).getByRole('button', { name: 'REFUSE' }).click();
  await expect(bar(page)).toBeHidden();
  await open(page, pagePath.newArrivals);
  await expect(settings(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await googleCookies(context)).toEqual([]);
});

test('signed links of mails never reach Google, even of a visitor who accepted', async ({
  page,
  context,
}) => {
  await pages.serveTo(context);
  const asked = await listen(context);
  await open(page, pagePath.about);
  await bar(page).getByRole('button', { name: 'ACCEPT' }).click();
  await expect.poll(() => asked.some((url) => url.includes('googletagmanager.com/gtag/js'))).toBe(true);
  // What the page that measures still asks for ends with it.
  await page.goto('about:blank');
  asked.length = 0;
  for (const path of [pagePath.unsubscribe('x.y'), pagePath.confirmSubscription('x.y')]) {
    await open(page, path);
    await expect(settings(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  }
  await test.step('nor does the page that was opened from there', async () => {
    await page.evaluate((to) => location.assign(to), pagePath.about);
    await expect(page).toHaveURL(new RegExp(`${pagePath.about}$`));
    await expect(settings(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});

test('a shop without a measurement id asks nobody', async ({ page, context }) => {
  const asked = await listen(context);
  await open(page, pagePath.about);
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
  await expect(settings(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  /** Whether a part of the focused element, if it lies outside the bar, is under the bar. */
  const isFocusHidden = (page: Page) =>
    bar(page).evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused)) return false;
      const { bottom, height } = focused.getBoundingClientRect();
      return height > 0 && bottom > element.getBoundingClientRect().top;
    });

  test('the question hides neither the end of the page nor what has the focus, and moves nothing', async ({
    page,
    context,
  }) => {
    await pages.serveTo(context);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(/\/assets\/consent-bar-.*\.js$/, async (route) => {
      await isReleased;
      await route.fallback();
    });
    await open(page, pagePath.about);
    await page.evaluate(() => document.fonts.ready);
    const moves = await page.evaluateHandle(() => {
      const seen: PerformanceEntry[] = [];
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: 'layout-shift' });
      return seen;
    });
    release();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await page.waitForTimeout(500);
    expect(await moves.evaluate((seen) => seen.length)).toBe(0);

    await test.step('the focus, on its way through the page and back', async () => {
      for (const key of ['Tab', 'Shift+Tab']) {
        const passed = new Set<string>();
        for (let presses = 0; presses < 40; presses += 1) {
          await page.keyboard.press(key);
          const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
          expect(await isFocusHidden(page), `${key} to ${name}`).toBe(false);
          passed.add(name);
        }
        expect([...passed]).toContain('Privacy');
      }
    });
    await test.step('the last line', async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
      const lastLine = page.getByText(/^© \d{4} RAD REWIND$/);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      const [line, question] = [await lastLine.boundingBox(), await bar(page).boundingBox()];
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
      expect(line?.y).toBeGreaterThan(0);
    });
    await test.step('an answer gives the room back', async () => {
      await bar(page).getByRole('button', { name: 'REFUSE' }).click();
      await expect(bar(page)).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)).toBe(
        'auto',
      );
    });
  });
});

test('a question whose code does not come leaves the page as it is', async ({ page, context, watch }) => {
  watch.expect(/consent-bar|ERR_FAILED|dynamically imported module/);
  await pages.serveTo(context);
  await context.route(/\/assets\/consent-bar-/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/consent-bar-'));
  await open(page, pagePath.about);
  await failed;
  await settings(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL(pagePath.legal('privacy'));
});
