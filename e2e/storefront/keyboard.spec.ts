import { pagePath } from '@rad-rewind/contract/paths';
import { open, productsSection, screenHeading } from '../actions/browse.ts';
import { tabTo } from '../actions/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';

test('the keyboard alone works the filters, a card and the buy button', async ({ page, context }) => {
  await open(page, pagePath.home);
  await productsSection(page).getByRole('button', { name: 'ALL ITEMS' }).focus();
  await tabTo(page, productsSection(page).getByRole('button', { name: 'HOME DECOR' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?category=\d+$/);
  await expect(productsSection(page).getByRole('button', { name: 'HOME DECOR' })).toBeFocused();
  await expect(productsSection(page).getByText('Rainbow Beaded Door Curtain')).toBeVisible();
  await tabTo(page, productsSection(page).getByRole('link', { name: /Rainbow Beaded Door Curtain/ }));
  await page.keyboard.press('Enter');
  await expect(screenHeading(page, 'Rainbow Beaded Door Curtain')).toBeVisible();
  await expect(page.getByRole('main'), 'a new page starts at its beginning').toBeFocused();
  await tabTo(
    page,
    page.getByRole('main').getByRole('button', { name: /BUY NOW\/MORE INFO|CLICK TO VIEW PRICE/ }),
  );
  await context.route(/^https:\/\/www\./, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.route('**/api/products/*/click', (route) =>
    route.fulfill({ json: { url: 'https://www.partner.example/' } }),
  );
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await tab.waitForURL('https://www.partner.example/');
});
