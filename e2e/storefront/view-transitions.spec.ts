import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { chooseInHeader, open, screenHeading } from '../actions/browse.ts';
import { expect, test } from '../fixtures/test.ts';

interface Transitions {
  started: number;
}

/** Replaces the browser's View Transitions by ones that seem to take so long to picture both views; counts them. */
function pictureWithin(pictureMs: number): void {
  const counter = window as unknown as Transitions;
  counter.started = 0;
  const now = performance.now.bind(performance);
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      counter.started += 1;
      change();
      performance.now = () => now() + pictureMs;
      setTimeout(() => {
        performance.now = now;
      });
      const done = Promise.resolve();
      return { ready: done, finished: done, updateCallbackDone: done };
    },
  });
}

/** Goes to and fro; the first two pages may come without a transition, as their code has to be loaded. */
async function goToAndFro(page: Page): Promise<number> {
  await open(page, pagePath.categories);
  for (const title of ['New Arrivals', 'Categories', 'New Arrivals', 'Categories', 'New Arrivals']) {
    await chooseInHeader(page, title.toUpperCase());
    await expect(screenHeading(page, title)).toBeVisible();
  }
  return page.evaluate(() => (window as unknown as Transitions).started);
}

test('pages fade into one another', async ({ page }) => {
  // Less than no time: however busy this machine is.
  await page.addInitScript(pictureWithin, -1_000);
  expect(await goToAndFro(page)).toBeGreaterThan(2);
});

test('a device that takes long to picture a page gets no more than two fades', async ({ page }) => {
  await page.addInitScript(pictureWithin, 150);
  expect(await goToAndFro(page)).toBe(2);
});
