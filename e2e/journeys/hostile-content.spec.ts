import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { open } from '../actions/browse.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

/** Each would set `hacked` on the window if it ran. */
const ATTACK = '"><img src=x onerror=window.hacked=1></title></script><script>window.hacked=1</script>';
const DESCRIPTION = `<p>${ATTACK}</p><svg/onload=window.hacked=1><a href="javascript:window.hacked=1">x</a>`;

async function expectUnharmed(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('load');
  const found = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    handlers: [...document.querySelectorAll('[onerror], [onload], [src="x"], [href^="javascript:" i]')]
      .length,
  }));
  expect({ path, ...found }).toEqual({ path, hacked: false, handlers: 0 });
}

test('no script in names, tags, descriptions, search texts or addresses runs, on any screen', async ({
  page,
  makeProduct,
  makeCategory,
}) => {
  const category = await makeCategory({
    name: uniqueName(ATTACK),
    description: ATTACK,
    image: '/uploads/pager.webp',
  });
  const tag = ATTACK.slice(0, 60);
  const product = await makeProduct({
    name: uniqueName(ATTACK),
    description: DESCRIPTION,
    price: ATTACK.slice(0, 40),
    categoryId: category.id,
    tags: [tag],
    seoTitle: ATTACK,
    seoDescription: ATTACK,
    isFeatured: true,
    isNewArrival: true,
  });
  for (const path of [
    pagePath.home,
    pagePath.product(product.slug),
    pagePath.category(category.slug),
    pagePath.tag(tag),
    pagePath.adminProducts,
    pagePath.adminProductEdit(product.id),
    pagePath.adminCategories,
  ]) {
    await expectUnharmed(page, path);
  }
  // Again by links alone, as the browser itself renders a page.
  await open(page, pagePath.category(category.slug));
  await page
    .locator(`main a[href="${pagePath.product(product.slug)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(pagePath.product(product.slug));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ATTACK);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
