import { randomUUID } from 'node:crypto';
import { VALIDATION } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { open } from '../actions/browse.ts';
import { newsletter, subscribe } from '../actions/newsletter.ts';
import { takeDocuments } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

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
