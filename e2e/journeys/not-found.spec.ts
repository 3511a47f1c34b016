import { pagePath } from '@rad-rewind/contract/paths';
import { open, screenHeading } from '../actions/browse.ts';
import { expect, test } from '../fixtures/test.ts';

const CASES = [
  {
    path: '/no/such/page',
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  },
  {
    path: pagePath.product('never-made'),
    title: 'PRODUCT NOT FOUND',
    text: "Sorry, we couldn't find the product you're looking for!",
  },
  {
    path: pagePath.category('never-made'),
    title: 'CATEGORY NOT FOUND',
    text: "Sorry, we couldn't find the category you're looking for!",
  },
  { path: '/legal/never-written', title: 'Page not found', text: '' },
];

for (const { path, title, text } of CASES) {
  test(`${path} is answered 404 and leads home`, async ({ page, request, watch }) => {
    expect((await request.get(path)).status()).toBe(404);
    // The browser itself notes an answer 404 in its console.
    watch.expect(new RegExp(`${path}$`));
    await open(page, path);
    await expect(screenHeading(page, title)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(text);
    await page.getByRole('main').getByRole('link', { name: /HOME/i }).click();
    await expect(page).toHaveURL(pagePath.home);
  });
}
