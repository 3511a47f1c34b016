import { randomUUID } from 'node:crypto';
import { pagePath } from '@rad-rewind/contract/paths';
import { productDetails, screenHeading } from '../actions/browse.ts';
import { newsletter, subscribe } from '../actions/newsletter.ts';
import { PARTNER_ORIGIN, standInForPartner } from '../actions/partner-site.ts';
import { takeDocuments } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('a product page shows everything and its buy button works', async ({ page, context, makeProduct }) => {
  const product = await makeProduct({ affiliateLink: `${PARTNER_ORIGIN}/plain?tag=rad` });
  await standInForPartner(context);
  await expect(async () => {
    await page.goto(pagePath.product(product.slug));
    await expect(screenHeading(page, product.name)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(productDetails(page).getByText('$31.50')).toBeVisible();
  await expect(productDetails(page).getByText('Speak after the beep.')).toBeVisible();
  await expect(page.getByRole('img', { name: product.name })).toBeVisible();

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: /BUY NOW\/MORE INFO/ }).click(),
  ]);
  await tab.waitForURL(`${PARTNER_ORIGIN}/plain?tag=rad`);
  const clicks = await takeDocuments('clicks', ({ productId }) => productId === product.id);
  expect(clicks).toHaveLength(1);
});

test('the shop can be walked through by links and forms', async ({ page }) => {
  await page.goto(pagePath.home);
  await expect(screenHeading(page, 'Rewind to the 90s')).toBeVisible();
  await page.getByRole('button', { name: 'LOAD MORE RADICAL STUFF!' }).click();
  const section = page.getByRole('region', { name: 'TOTALLY RAD PRODUCTS' });
  await expect(section.getByRole('listitem')).toHaveCount(16);
  await section.getByRole('button', { name: 'FASHION' }).click();
  await expect(section.getByRole('heading', { name: 'Squiggle-Print Bucket Hat' })).toBeVisible();
  await section.getByRole('heading', { name: 'Squiggle-Print Bucket Hat' }).click();
  await expect(screenHeading(page, 'Squiggle-Print Bucket Hat')).toBeVisible();
});

test('the newsletter form is sent, and its page says thanks', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto(pagePath.about);
  await subscribe(page, email);
  await expect(page).toHaveURL(/\/about\?subscribed=1#newsletter$/);
  await expect(newsletter(page)).toContainText('Thanks for subscribing!');
  const subscribers = await takeDocuments('subscribers', (fields) => fields.email === email);
  expect(subscribers).toMatchObject([{ email, subscribed: true }]);
});
