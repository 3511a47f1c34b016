import { createHash, randomUUID } from 'node:crypto';
import { VALIDATION } from '@rad-rewind/contract/messages';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { SUBSCRIBE_TRAP } from '@rad-rewind/contract/subscribe-trap';
import { unsubscribeLinksSchema } from '@rad-rewind/contract/subscriber';
import { open, screenHeading } from '../actions/browse.ts';
import { newsletter, subscribe } from '../actions/newsletter.ts';
import { takeDocuments } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';
import { STACK_URL } from '../stack.ts';

const THANKS = 'Thanks for subscribing!';

test('a visitor joins the newsletter, and joins it again to no effect', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await open(page, pagePath.about);
  for (const address of [email, email.toUpperCase()]) {
    await subscribe(page, address);
    await expect(newsletter(page)).toContainText(THANKS);
    await expect(newsletter(page).getByLabel('Email address')).toHaveValue('');
    await expect(newsletter(page)).not.toContainText(THANKS, { timeout: 7_000 });
  }
  const subscribers = await takeDocuments('subscribers', (fields) => fields.email === email);
  expect(subscribers).toMatchObject([{ email, subscribed: true }]);
});

test('an address that is none is refused on the spot', async ({ page }) => {
  await open(page, pagePath.home);
  await subscribe(page, 'kelly at example');
  await expect(newsletter(page)).toContainText(VALIDATION.newsletterEmail);
  await expect(newsletter(page).getByLabel('Email address')).toBeFocused();
  await expect(newsletter(page).getByLabel('Email address')).toHaveValue('kelly at example');
});

test('a subscriber leaves by the link of a mail, after a question, without JavaScript too', async ({
  browser,
  adminApi,
}) => {
  const context = await browser.newContext({ baseURL: STACK_URL, javaScriptEnabled: false });
  const page = await context.newPage();
  const email = `${randomUUID()}@example.com`;
  await page.goto(pagePath.about);
  await subscribe(page, email);
  await expect(newsletter(page)).toContainText(THANKS);
  const id = createHash('sha256').update(email).digest('hex');
  const links = unsubscribeLinksSchema.parse(await adminApi.read(apiPath.adminUnsubscribeLinks));
  await page.goto(links[id] ?? '');
  await expect(screenHeading(page, 'LEAVE THE NEWSLETTER?')).toBeVisible();
  await page.getByRole('button', { name: 'UNSUBSCRIBE' }).click();
  await expect(screenHeading(page, 'YOU ARE UNSUBSCRIBED')).toBeVisible();
  const subscribers = await takeDocuments('subscribers', (fields) => fields.email === email);
  expect(subscribers).toMatchObject([{ email, subscribed: false }]);
  await context.close();
});

test('nobody meets the field for bots, and a bot that fills it in reaches nobody', async ({ page }) => {
  await open(page, pagePath.about);
  const trap = newsletter(page).locator(`input[name="${SUBSCRIBE_TRAP}"]`);
  await expect(trap).not.toBeInViewport();
  await expect(newsletter(page).getByRole('textbox')).toHaveCount(1);
  await newsletter(page).getByLabel('Email address').focus();
  await page.keyboard.press('Tab');
  await expect(newsletter(page).getByRole('button', { name: 'SUBSCRIBE' })).toBeFocused();
  const email = `${randomUUID()}@example.com`;
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await subscribe(page, email);
  await expect(newsletter(page)).toContainText(THANKS);
  expect(await takeDocuments('subscribers', (fields) => fields.email === email)).toEqual([]);
});
