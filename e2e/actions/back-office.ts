import type { Locator, Page, Route } from '@playwright/test';

/** A tab of the screen. */
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });

/** The row of a table that holds a text. */
export const row = (page: Page, text: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });

/** What the cells of a row show, folded texts left out. */
export const cellTexts = (line: Locator): Promise<string[]> => line.getByRole('cell').allInnerTexts();

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
