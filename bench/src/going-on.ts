import type { Page } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { median } from './median.ts';
import type { Figure } from './report.ts';

const ROUNDS = 5;
const TARGET_MS = 100;
/** How long a mouse rests on a link before it is pressed, in ms; people take longer. */
const REST_MS = 300;

/** Ways through the sample catalogue: where a link stands, and which. */
const STEPS = [
  { name: 'home to category', from: '/', link: 'main a[href="/category/tech-gadgets"]' },
  { name: 'category to product', from: '/category/tech-gadgets', link: 'main li a[href^="/product/"]' },
  {
    name: 'product to home',
    from: '/product/groovy-pink-lava-lamp-with-purple-base',
    link: 'header a[href="/"]',
  },
] as const;

/** From the press of a link to the first frame that holds the other page's heading, in ms. */
async function timeStep(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
  const link = page.locator(selector).first();
  await link.hover();
  await page.waitForTimeout(REST_MS);
  // No function in it bears a name: tsx would have the browser call a helper that it does not have.
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          const next = document.querySelector('h1')?.textContent;
          if (next === undefined || next === heading) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document, { childList: true, subtree: true, characterData: true });
        (element as HTMLElement).click();
      }),
  );
}

/**
 * How long the next page takes to show once its link, which the mouse rested on, is pressed; medians.
 * @param origin of a running stack with the sample catalogue
 */
export function measureGoingOn(origin: string): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    const figures: Figure[] = [];
    for (const { name, from, link } of STEPS) {
      const times: number[] = [];
      while (times.length < ROUNDS) times.push(await timeStep(page, origin + from, link));
      figures.push({ name: `going on, ${name}`, value: median(times), unit: 'ms', target: TARGET_MS });
    }
    return figures;
  });
}
