import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { openUntilVisible } from '../actions/browse.ts';
import { PARTNER_ORIGIN, standInForPartner } from '../actions/partner-site.ts';
import { expectToast } from '../actions/toast.ts';
import { type DocumentFields, readDocuments, takeDocuments } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';
import { STACK_URL } from '../stack.ts';

const buyButton = { name: /BUY NOW\/MORE INFO/ };

test('the buy button opens the partner in a new tab and counts the click', async ({
  page,
  context,
  makeProduct,
}) => {
  const { id, slug } = await makeProduct({ affiliateLink: `${PARTNER_ORIGIN}/buy?tag=rad` });
  await standInForPartner(context);
  await openUntilVisible(page, pagePath.product(slug), (shop) => shop.getByRole('button', buyButton));

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', buyButton).click(),
  ]);
  await tab.waitForURL(`${PARTNER_ORIGIN}/buy?tag=rad`);
  await expect(tab.getByRole('heading', { name: 'Partner site' })).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(pagePath.product(slug));

  // The answer does not wait for the counting.
  const ofProduct = ({ productId }: DocumentFields) => productId === id;
  await expect
    .poll(async () => Object.values(await readDocuments('clicks')).filter(ofProduct))
    .toHaveLength(1);
  expect(await takeDocuments('clicks', ofProduct)).toEqual([
    {
      productId: id,
      referrer: new URL(STACK_URL).hostname,
      userAgent: 'Chrome, desktop',
      timestamp: { timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      expiresAt: { timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    },
  ]);
});

test('a click that the server refuses says so and leaves no empty tab', async ({
  page,
  context,
  makeProduct,
  watch,
}) => {
  const { slug } = await makeProduct();
  await openUntilVisible(page, pagePath.product(slug), (shop) => shop.getByRole('button', buyButton));
  watch.expect(/\/click$/);
  await page.route('**/api/products/*/click', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('button', buyButton).click();
  await expectToast(page, ERROR_TEXT.error, ERROR_TEXT.affiliateClick);
  await expect.poll(() => context.pages().length).toBe(1);
});

test('a product without a price asks to click for it', async ({ page, makeProduct }) => {
  const { slug } = await makeProduct({ price: '0' });
  await openUntilVisible(page, pagePath.product(slug), (shop) =>
    shop.getByRole('button', { name: /CLICK TO VIEW PRICE/ }),
  );
});
