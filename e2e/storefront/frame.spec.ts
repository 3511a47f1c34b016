import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { LEGAL_SECTIONS, pagePath } from '@rad-rewind/contract/paths';
import { open, openMenu, screenHeading } from '../actions/browse.ts';
import { newsletter, subscribe } from '../actions/newsletter.ts';
import { signIn } from '../actions/sign-in.ts';
import { goWithinApp } from '../actions/within-app.ts';
import { expect, test } from '../fixtures/test.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const field = (page: Page) => newsletter(page).getByLabel('Email address');
const button = (page: Page) => newsletter(page).getByRole('button', { name: 'SUBSCRIBE' });

test('header and footer hold the title, the links, the year and the disclosure', async ({
  page,
  isMobile,
}) => {
  await open(page, pagePath.newArrivals);
  const menu = header(page).getByRole('button', { name: 'MENU' });

  await test.step('the header', async () => {
    await expect(header(page).getByRole('link', { name: 'Rad Rewind' })).toHaveAttribute('href', '/');
    const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(menu).toBeVisible({ visible: isMobile });
    if (isMobile) {
      await expect(links).toHaveCount(0);
      await menu.click();
    }
    await expect(links).toHaveText(['HOME', 'CATEGORIES', 'NEW ARRIVALS']);
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'page');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      pagePath.home,
      pagePath.categories,
      pagePath.newArrivals,
    ]);
    await expect(header(page).getByText('LOGOUT')).toHaveCount(0);
    if (!isMobile) return;
    await menu.click();
    await expect(links).toHaveCount(0);
  });
  await test.step('the footer’s links', async () => {
    const addresses = await footer(page)
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => address.startsWith('/'))).toEqual([
      pagePath.home,
      pagePath.categories,
      pagePath.newArrivals,
      pagePath.about,
      ...LEGAL_SECTIONS.map(pagePath.legal),
    ]);
    expect(addresses.filter((address) => address.startsWith('https://'))).toHaveLength(2);
  });
  await test.step('the year and the affiliate disclosure', async () => {
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer(page)).toContainText('product links on this site are affiliate links');
    await expect(footer(page)).toContainText('As an Amazon Associate I earn from qualifying purchases.');
  });
});

test('an admin sees ADMIN and LOGOUT in the header', async ({ page, admin }) => {
  await signIn(page, admin);
  await openMenu(page);
  const link = header(page).getByRole('link', { name: 'ADMIN', exact: true });
  await expect(link).toHaveAttribute('href', pagePath.admin);
  await expect(link).not.toHaveAttribute('aria-current');
  await expect(header(page).getByRole('button', { name: 'LOGOUT' })).toBeVisible();
  await goWithinApp(page, pagePath.categories);
  await expect(screenHeading(page, 'Categories')).toBeVisible();
  await openMenu(page);
  await expect(header(page).getByRole('link', { name: 'CATEGORIES' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the newsletter goes from idle over loading to success, and back after 5 seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, pagePath.about);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: unknown[] = [];
  await page.route('**/api/subscribe', async (route) => {
    sent.push(route.request().postDataJSON());
    await released;
    await route.fulfill({ status: 201, json: { message: 'ok' } });
  });
  const email = `${randomUUID()}@example.com`;
  await page.clock.pauseAt(Date.now() + 3_600_000);

  await test.step('loading', async () => {
    await subscribe(page, email);
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await button(page).click();
    expect(sent, 'a second press sends nothing').toEqual([{ email }]);
  });
  await test.step('success', async () => {
    release();
    await expect(newsletter(page)).toContainText('Thanks for subscribing!');
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    await expect(field(page)).toHaveValue('');
  });
  await test.step('idle', async () => {
    await page.clock.runFor(4_900);
    await expect(newsletter(page)).toContainText('Thanks for subscribing!');
    await page.clock.runFor(200);
    await expect(newsletter(page)).not.toContainText('Thanks for subscribing!');
  });
});

test('the newsletter says what is wrong under its field', async ({ page, watch }) => {
  watch.expect(/\/api\/subscribe/);
  await open(page, pagePath.about);
  for (const address of ['', 'kelly', 'kelly@example', 'kelly @example.com']) {
    await test.step(`"${address}" is no address`, async () => {
      await subscribe(page, address);
      await expect(newsletter(page)).toContainText('Please enter a valid email address');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address');
    });
  }
  const email = `${randomUUID()}@example.com`;
  await test.step('the server’s message', async () => {
    await page.route('**/api/subscribe', (route) =>
      route.fulfill({ status: 429, json: { message: 'Slow down, speed racer' } }),
    );
    await subscribe(page, email);
    await expect(newsletter(page)).toContainText('Slow down, speed racer');
    await expect(field(page)).toHaveValue(email);
  });
  const markup = '<!doctype html><h1>502 Bad Gateway</h1>';
  for (const [what, respond] of [
    ['no answer', (route: Route) => route.abort()],
    ['markup', (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: markup })],
    ['an empty answer', (route: Route) => route.fulfill({ status: 500, body: '' })],
    ['JSON without a message', (route: Route) => route.fulfill({ status: 500, json: { code: 7 } })],
  ] as const) {
    await test.step(`else "Failed to subscribe": ${what}`, async () => {
      await page.unroute('**/api/subscribe');
      await page.route('**/api/subscribe', respond);
      await subscribe(page, email);
      await expect(field(page)).toHaveAccessibleDescription('Failed to subscribe');
    });
  }
});
