import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { expectNoViolation } from '../actions/accessibility.ts';
import { momentText, question } from '../actions/back-office.ts';
import { open } from '../actions/browse.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, productForm, test } from '../fixtures/back-office.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => question(page, 'PRODUCT CHANGED');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const price = (page: Page) => page.getByLabel('Price');

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
}

test('a product that somebody else saved meanwhile is not overwritten without a question', async ({
  page,
  adminApi,
  makeProduct,
  watch,
}) => {
  watch.expect(/\/api\/admin\/products\//);
  const opened = await makeProduct();
  const { id, slug } = opened;
  const changeElsewhere = (changes: Partial<Product>) =>
    adminApi.updateProduct(id, { ...productForm({ slug }), ...changes });
  const stored = async () => (await adminApi.findProduct(slug))?.price;
  await open(page, pagePath.adminProductEdit(id));
  await price(page).fill('$1.00');
  const theirs = await changeElsewhere({ price: '$2.00' });

  await test.step('the dialog names the times of both versions, and keeps what was typed', async () => {
    await save(page);
    await expect(dialog(page)).toContainText(
      `Somebody else saved this product on ${momentText(theirs.updatedAt)}. ` +
        `You opened the version of ${momentText(opened.updatedAt)}.`,
    );
    await expectNoViolation(page);
    await press(page, 'KEEP EDITING');
    await expect(dialog(page)).toHaveCount(0);
    await expect(price(page)).toHaveValue('$1.00');
    expect(await stored()).toBe('$2.00');
  });
  await test.step('RELOAD brings their version, to go on from', async () => {
    await save(page);
    await press(page, 'RELOAD');
    await expect(price(page)).toHaveValue('$2.00');
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  });
  await test.step('OVERWRITE saves the own version over theirs', async () => {
    await price(page).fill('$3.00');
    await changeElsewhere({ price: '$4.00' });
    await save(page);
    await press(page, 'OVERWRITE');
    await expectToast(page, 'Product updated');
    await expect(page).toHaveURL(pagePath.adminProducts);
    expect(await stored()).toBe('$3.00');
  });
});
