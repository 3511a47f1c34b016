import type { Locator, Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { appStarted, open, productCard, productsSection, screenHeading } from '../actions/browse.ts';
import { expect, test } from '../fixtures/test.ts';

/* How visitors go from page to page once a first one is there. */

const LAMP = 'Groovy Pink Lava Lamp with Purple Base';
const LAMP_PATH = pagePath.product('groovy-pink-lava-lamp-with-purple-base');

/** The paths of the page's calls to the API from now on, but for those that look for a missing picture. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api(?!\/image\/)/.test(pathname)) calls.push(pathname + search);
  });
  return calls;
}

/** Rests the mouse on the lamp's card until what it leads to is there: its last calls go out together. */
async function restOn(page: Page, card: Locator): Promise<void> {
  const last = page.waitForResponse(/\/api\/products\/\d+\/offer/);
  await card.hover();
  await last;
  await page.waitForTimeout(500);
}

/** Scrolls as a visitor does and tells where the page then stands. */
async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Within a line of text: what is above may have settled a little. */
const expectScrolledTo = (page: Page, top: number) =>
  expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top), {
      message: `pixels off ${top}`,
    })
    .toBeLessThanOrEqual(24);

/** Counts the View Transitions of the pages that are opened from now on. */
async function countViewTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const counter = window as Window & { viewTransitions?: number };
    document.startViewTransition = (change) => {
      counter.viewTransitions = (counter.viewTransitions ?? 0) + 1;
      return start(change);
    };
  });
  return () => page.evaluate(() => (window as Window & { viewTransitions?: number }).viewTransitions ?? 0);
}

test("a visitor's first page asks the API for nothing", async ({ page }) => {
  const calls = apiCalls(page);
  for (const path of [pagePath.home, pagePath.category('tech-gadgets'), LAMP_PATH]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(calls, path).toEqual([]);
  }
});

test('a link that somebody is about to follow is loaded ahead', async ({ page }) => {
  await open(page, pagePath.newArrivals);
  const calls = apiCalls(page);
  const card = productCard(page, LAMP).getByRole('link');
  const code = page.waitForRequest(/\/assets\/product-screen-/);
  await restOn(page, card);
  await code;

  const loaded = calls.length;
  await card.click();
  await expect(screenHeading(page, LAMP)).toBeVisible();
  expect(calls.slice(loaded), 'calls after the click').toEqual([]);

  const back = page.getByRole('link', { name: 'BACK TO CATEGORY' });
  const focused = page.waitForRequest(/\/assets\/category-screen-/);
  // A mouse that moves elsewhere at that moment changes nothing.
  await back.evaluate((link) => {
    link.focus();
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await focused;

  // Of the footer: the mouse, which still rests where the card was, is not on it.
  const touched = page.waitForRequest(/\/assets\/about-screen-/);
  await page.getByRole('contentinfo').locator(`a[href="${pagePath.about}"]`).dispatchEvent('touchstart');
  await touched;
});

test('nothing is loaded ahead for buy buttons, or for those who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: location.search === '?save' } });
  });
  await open(page, LAMP_PATH);
  const calls = apiCalls(page);
  await page.getByRole('button', { name: /BUY NOW|CLICK TO VIEW/ }).hover();
  await page.waitForTimeout(300);
  expect(calls).toEqual([]);

  await open(page, `${pagePath.newArrivals}?save`);
  await productCard(page, LAMP).getByRole('link').hover();
  await page.waitForTimeout(300);
  expect(calls).toEqual([]);
});

test('back and forward lead to where each page was left, also after more was loaded', async ({ page }) => {
  await open(page, pagePath.home);
  await productsSection(page).getByRole('button', { name: 'LOAD MORE RADICAL STUFF!' }).click();
  const last = productsSection(page).getByRole('listitem').nth(15).getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const listTop = await page.evaluate(() => Math.round(window.scrollY));
  await last.click();
  await expect(page).toHaveURL(/\/product\//);
  await expectScrolledTo(page, 0);

  const productTop = await scrollTo(page, 240);
  await page.goBack();
  await expect(productsSection(page).getByRole('listitem')).toHaveCount(16);
  await expectScrolledTo(page, listTop);
  await page.goForward();
  await expect(page).toHaveURL(/\/product\//);
  await expectScrolledTo(page, productTop);

  await page.reload();
  await appStarted(page);
  await page.goBack();
  await expect(productsSection(page).getByRole('listitem')).toHaveCount(16);
  await expectScrolledTo(page, listTop);
});

test('a page that was left before it showed begins at its top, and the one before it where it was left', async ({
  page,
}) => {
  await open(page, pagePath.newArrivals);
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/product-screen-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const listTop = await scrollTo(page, 300);
  expect(listTop).toBe(300);
  await productCard(page, LAMP).getByRole('link').dispatchEvent('click');
  await expect(page).toHaveURL(LAMP_PATH);
  await page.waitForTimeout(500);
  await expect(screenHeading(page, LAMP)).toHaveCount(0);
  await page.getByRole('contentinfo').locator(`a[href="${pagePath.about}"]`).dispatchEvent('click');
  await expect(page).toHaveURL(pagePath.about);
  await expectScrolledTo(page, 0);
  letThrough();

  await page.goBack();
  await expect(screenHeading(page, LAMP)).toBeVisible();
  await expectScrolledTo(page, 0);
  await page.goBack();
  await expect(productCard(page, LAMP)).toBeVisible();
  await expectScrolledTo(page, listTop);
});

test('pages change by a View Transition', async ({ page }) => {
  const transitions = await countViewTransitions(page);
  await open(page, pagePath.newArrivals);
  const card = productCard(page, LAMP).getByRole('link');
  await restOn(page, card);
  await card.click();
  await expect(screenHeading(page, LAMP)).toBeVisible();
  expect(await transitions()).toBe(1);
});

test.describe('for visitors who mind motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', async ({ page }) => {
    const transitions = await countViewTransitions(page);
    await open(page, pagePath.newArrivals);
    const card = productCard(page, LAMP).getByRole('link');
    await restOn(page, card);
    await card.click();
    await expect(screenHeading(page, LAMP)).toBeVisible();
    expect(await transitions()).toBe(0);
  });
});
