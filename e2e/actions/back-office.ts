import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { openMenu } from './browse.ts';

/** A tab of the screen. */
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });

/** The row of a table that holds a text. */
export const row = (page: Page, text: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Fails unless a row shows its name and these facts and no other text: in cells one after the other, or where there
 * is little space as a card that has them, and the id, below the name.
 * @param id of what the row shows, where the table has a column for it
 */
export async function expectRow(
  line: Locator,
  name: string,
  facts: readonly string[],
  id?: number,
): Promise<void> {
  await expect(line).toBeVisible();
  const main = line.locator('[data-cell=main]');
  if (await main.locator('[data-fold]').isVisible()) {
    const card = [name, ...facts, ...(id === undefined ? [] : [`ID ${id}`])];
    expect(lines(await main.innerText()).sort()).toEqual(card.sort());
    return;
  }
  const cells = await line.locator('[role=cell]:not([data-cell^=actions])').allInnerTexts();
  expect(cells.flatMap(lines)).toEqual([...(id === undefined ? [] : [String(id)]), name, ...facts]);
}

/** Opens an area of the back office, behind MENU where the screen is small. */
export async function chooseArea(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name, exact: true })
    .click();
}

/** The number of a counter such as "Products". */
export async function counter(page: Page, label: string): Promise<number> {
  const text = await page
    .locator('dl')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .innerText();
  return Number(text.replaceAll(',', ''));
}

/** The alert that stands where data could not be loaded. */
export const errorAlert = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Error' });

/** A question that must be answered. */
export const question = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title });

/** From now on calls of one method wait. @returns lets them through, the later ones too */
export async function hold(page: Page, path: string | RegExp, method = 'GET'): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handler = async (route: Route): Promise<void> => {
    if (route.request().method() === method) await released;
    await route.fallback();
  };
  await page.route(path, handler);
  return async () => {
    release();
    await page.unroute(path, handler);
  };
}

/** From now on calls are answered with a JSON body. @returns ends that */
export async function answer(
  page: Page,
  path: string | RegExp,
  body: unknown,
  status = 200,
): Promise<() => Promise<void>> {
  const handler = (route: Route): Promise<void> =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
  await page.route(path, handler);
  return () => page.unroute(path, handler);
}

/** From now on calls are answered 500. @returns ends that */
export const fail = (page: Page, path: string | RegExp): Promise<() => Promise<void>> =>
  answer(page, path, { message: 'The storage is down' }, 500);

/** A moment (ISO 8601) as the back office writes it. */
export const momentText = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
