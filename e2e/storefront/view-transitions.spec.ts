import { pagePath } from '@rad-rewind/contract/paths';
import { chooseInHeader, open, screenHeading } from '../actions/browse.ts';
import { expect, test } from '../fixtures/test.ts';

interface Transitions {
  started: number;
}

/** Replaces the browser's View Transitions by ones that take so long to picture the old view, and counts them. */
function pictureWithin(delayMs: number): void {
  const counter = window as unknown as Transitions;
  counter.started = 0;
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      counter.started += 1;
      const done = new Promise<void>((resolve) => {
        setTimeout(() => {
          change();
          resolve();
        }, delayMs);
      });
      return { ready: done, finished: done, updateCallbackDone: done };
    },
  });
}

for (const { device, delayMs, transitions } of [
  { device: 'a slow device', delayMs: 150, transitions: 2 },
  { device: 'a quick device', delayMs: 0, transitions: 4 },
]) {
  test(`pages fade into one another as often as ${device} bears it`, async ({ page }) => {
    await page.addInitScript(pictureWithin, delayMs);
    await open(page, pagePath.categories);
    for (const [link, title] of [
      ['NEW ARRIVALS', 'NEW ARRIVALS'],
      ['CATEGORIES', 'Categories'],
      ['NEW ARRIVALS', 'NEW ARRIVALS'],
      ['CATEGORIES', 'Categories'],
    ] as const) {
      await chooseInHeader(page, link);
      await expect(screenHeading(page, title)).toBeVisible();
    }
    expect(await page.evaluate(() => (window as unknown as Transitions).started)).toBe(transitions);
  });
}
