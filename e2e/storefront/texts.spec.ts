import { LEGAL_SECTIONS, pagePath } from '@rad-rewind/contract/paths';
import { open, screenHeading } from '../actions/browse.ts';
import { goWithinApp } from '../actions/within-app.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the shop's scripts keep in the browser's storage. */
const STORED = [
  'rr_analytics',
  'scroll-positions',
  'late-view-transitions',
  'rr_device',
  'rad-rewind-product-draft',
];

const LEGAL_TITLES = ['Terms of Use', 'Privacy Policy', 'Affiliate Disclosure', 'Cookie Policy'];

test('the four legal pages have their date, their menu and a full text', async ({ page }) => {
  await open(page, pagePath.legal('terms'));
  const menu = page.getByRole('navigation', { name: 'Legal pages' });
  for (const [index, section] of LEGAL_SECTIONS.entries()) {
    const title = LEGAL_TITLES[index] ?? '';
    await test.step(section, async () => {
      await menu.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`/legal/${section}`);
      await expect(screenHeading(page, title)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Last updated: May 1, 2025');
      await expect(menu.getByRole('link')).toHaveText(LEGAL_TITLES);
      await expect(menu.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
      await expect(menu.locator('[aria-current]')).toHaveCount(1);
      const text = await page.getByRole('article').innerText();
      expect(text.length, 'characters of text').toBeGreaterThan(900);
    });
  }
});

test('what the legal pages must say', async ({ page }) => {
  const article = page.getByRole('article');
  await open(page, pagePath.legal('terms'));
  await expect(article).toContainText('You must be at least 13 years old');

  await test.step('affiliate disclosures', async () => {
    await goWithinApp(page, pagePath.legal('affiliate'));
    await expect(article).toContainText('The product links on Rad Rewind are affiliate links.');
    await expect(article).toContainText('As an Amazon Associate I earn from qualifying purchases.');
    await expect(article).toContainText('eBay Partner Network');
  });
  await test.step('the cookie table', async () => {
    await goWithinApp(page, pagePath.legal('cookies'));
    const table = article.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Cookie', 'Set by', 'Purpose', 'Duration']);
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.getByRole('rowheader')).toHaveText([
      '_ga',
      '_gid',
      '_gat',
      '__session',
      'rr_session',
      'Amazon tracking',
      'eBay tracking',
    ]);
    await expect(rows.getByRole('cell').filter({ hasText: /^\d+ \w+$/ })).toHaveText([
      '2 years',
      '24 hours',
      '1 minute',
      '5 days',
      '5 days',
      '30 days',
      '30 days',
    ]);
    for (const kept of STORED)
      await expect(article.getByRole('listitem').filter({ hasText: kept })).toBeVisible();
  });
  await test.step('an unknown section', async () => {
    await goWithinApp(page, '/legal/imprint');
    await expect(screenHeading(page, 'Page not found')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'RETURN TO HOME' })).toBeVisible();
  });
});

test('the story leads to new arrivals and to categories', async ({ page }) => {
  await open(page, pagePath.about);
  await expect(screenHeading(page, 'Our Story')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
  await page.getByRole('main').getByRole('link', { name: 'NEW ARRIVALS' }).click();
  await expect(page).toHaveURL(pagePath.newArrivals);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'CATEGORIES' }).click();
  await expect(page).toHaveURL(pagePath.categories);
});

test('any other path is not found, within the app too', async ({ page }) => {
  await open(page, pagePath.about);
  for (const path of ['/nowhere', '/product', '/category/music/more', '/tag/']) {
    await test.step(path, async () => {
      await goWithinApp(page, path);
      await expect(screenHeading(page, '404 Page Not Found')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
    });
  }
  await page.getByRole('main').getByRole('link', { name: 'RETURN TO HOME' }).click();
  await expect(page).toHaveURL(pagePath.home);
});
