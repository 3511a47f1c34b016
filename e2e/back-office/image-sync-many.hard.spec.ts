import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { imageStatusSchema } from '@rad-rewind/contract/media';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { counter } from '../actions/back-office.ts';
import { open } from '../actions/browse.ts';
import { expect, test } from '../fixtures/back-office.ts';

const MISSING = 500;
/** Every so many-th of them is a picture that the production site has. */
const FOUND_EVERY = 25;
const FOUND = MISSING / FOUND_EVERY;
const PER_PRODUCT = 30;
/** docs/product.md, "Image sync tool" */
const AT_ONCE = 4;

/** File names in the order of the list; the production site has copies of its pictures under hexadecimal endings. */
function missingNames(run: string): string[] {
  return Array.from({ length: MISSING }, (_, index) => {
    const name = `boombox-deck-copy-${run}-${String(index).padStart(3, '0')}`;
    return index % FOUND_EVERY === 7 ? `${name}.webp` : `${name}-nobody-has-it.webp`;
  });
}

/** The screen tells of this test's images alone: others beside it lose and find theirs. */
async function showOnly(page: Page, names: ReadonlySet<string>): Promise<void> {
  await page.route(`**${apiPath.adminValidateImages}`, async (route) => {
    const response = await route.fetch();
    const { stats } = imageStatusSchema.parse(await response.json());
    const missingFilenames = stats.missingFilenames.filter((name) => names.has(name));
    await route.fulfill({
      response,
      json: { stats: { ...stats, missingFilenames, missingImages: missingFilenames.length } },
    });
  });
}

/** Counts the page's calls that copy an image. */
function countCopies(page: Page): { begun: number; underWay: number; most: number } {
  const count = { begun: 0, underWay: 0, most: 0 };
  const isCopy = (url: string) =>
    new URL(url).pathname === new URL(apiPath.adminSyncImage('x'), url).pathname;
  page.on('request', (request) => {
    if (!isCopy(request.url())) return;
    count.begun += 1;
    count.underWay += 1;
    count.most = Math.max(count.most, count.underWay);
  });
  page.on('requestfinished', (request) => {
    if (isCopy(request.url())) count.underWay -= 1;
  });
  return count;
}

/** A list this long takes the page some seconds to draw on a busy machine. */
const PATIENCE = { timeout: 60_000 };

/** Waits for the closing toast, whose wording is exact. @returns its numbers */
async function closingNumbers(page: Page): Promise<{ synced: number; failed: number }> {
  const text = /Successfully synced (\d+) images, failed to sync (\d+) images\.$/;
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Sync Completed', PATIENCE);
  const [, synced, failed] = text.exec((await toast.innerText()).trim()) ?? [];
  return { synced: Number(synced), failed: Number(failed) };
}

test('500 missing images are worked through a few at a time, past failures, and can be stopped', async ({
  page,
  makeProduct,
  watch,
}) => {
  test.setTimeout(360_000);
  watch.expect(/\/api\/admin\/sync-image/);
  const names = missingNames(randomUUID().slice(0, 8));
  for (let from = 0; from < MISSING; from += PER_PRODUCT) {
    const images = names.slice(from, from + PER_PRODUCT).map((name) => `/uploads/${name}`);
    await makeProduct({ featuredImage: null, images });
  }
  await showOnly(page, new Set(names));
  const copies = countCopies(page);
  await open(page, pagePath.adminSyncImages);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'boombox-deck-copy-' });
  await expect(rows).toHaveCount(MISSING, PATIENCE);
  const progress = page.getByRole('progressbar', { name: 'Syncing images' });
  await page.getByRole('button', { name: 'Select All' }).click();

  const first = await test.step('a run shows how far it is, and Stop ends it', async () => {
    await page.getByRole('button', { name: 'Sync Selected' }).click();
    await expect(progress).toHaveAttribute('aria-valuemax', String(MISSING));
    await expect(page.getByText(/^Syncing \d{2,3} of 500$/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    const closing = await closingNumbers(page);
    expect(closing.synced + closing.failed).toBe(copies.begun);
    expect(copies.begun).toBeLessThan(MISSING);
    await expect(progress).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Missing' })).toHaveCount(MISSING - copies.begun);
    return { ...closing, begun: copies.begun };
  });

  const left = MISSING - first.synced;
  await expect.poll(() => counter(page, 'Missing images'), PATIENCE).toBe(left);
  await test.step('the next run goes through the rest, past every failure', async () => {
    await page.getByRole('button', { name: 'Sync Selected' }).click();
    await expect(progress).toHaveAttribute('aria-valuemax', String(left));
    await expect(progress).toHaveCount(0, { timeout: 120_000 });
    expect(await closingNumbers(page)).toEqual({ synced: FOUND - first.synced, failed: MISSING - FOUND });
    expect(copies.begun).toBe(first.begun + MISSING - first.synced);
    expect(copies.most).toBe(AT_ONCE);
    await expect(rows.filter({ hasText: 'Synced' })).toHaveCount(FOUND);
    await expect(rows.filter({ hasText: '404' })).toHaveCount(MISSING - FOUND);
  });
});
