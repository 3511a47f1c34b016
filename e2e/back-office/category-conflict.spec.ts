import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { expectNoViolation } from '../actions/accessibility.ts';
import { momentText, question } from '../actions/back-office.ts';
import { open } from '../actions/browse.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test } from '../fixtures/back-office.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => question(page, 'CATEGORY CHANGED');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const description = (page: Page) => page.getByLabel('Description');
const save = (page: Page) => page.getByRole('button', { name: 'UPDATE CATEGORY' }).click();

test('a category that somebody else saved meanwhile is not overwritten without a question', async ({
  page,
  adminApi,
  makeCategory,
  watch,
}) => {
  watch.expect(/\/api\/admin\/categories\//);
  const opened = await makeCategory();
  const { id, name, slug } = opened;
  const changeElsewhere = (text: string) =>
    adminApi.updateCategory(id, { name, slug, description: text, image: null });
  const stored = async () => (await adminApi.findCategory(slug))?.description;
  await open(page, pagePath.adminCategoryEdit(id));
  await description(page).fill('Mine');
  const theirs = await changeElsewhere('Theirs');

  await test.step('the dialog names the times of both versions, and keeps what was typed', async () => {
    await save(page);
    await expect(dialog(page)).toContainText(
      `Somebody else saved this category on ${momentText(theirs.updatedAt ?? '')}. ` +
        `You opened the version of ${momentText(opened.updatedAt ?? '')}.`,
    );
    await expectNoViolation(page);
    await press(page, 'KEEP EDITING');
    await expect(dialog(page)).toHaveCount(0);
    await expect(description(page)).toHaveValue('Mine');
    expect(await stored()).toBe('Theirs');
  });
  await test.step('RELOAD brings their version, to go on from', async () => {
    await save(page);
    await press(page, 'RELOAD');
    await expect(description(page)).toHaveValue('Theirs');
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  });
  await test.step('OVERWRITE saves the own version over theirs', async () => {
    await description(page).fill('Mine again');
    await changeElsewhere('Theirs again');
    await save(page);
    await press(page, 'OVERWRITE');
    await expectToast(page, 'Category updated');
    await expect(page).toHaveURL(pagePath.adminCategories);
    expect(await stored()).toBe('Mine again');
  });
});
