import type { Page } from '@playwright/test';

const API = '**/api/**';

/** From now on every call of the page is answered 500. */
export async function breakApi(page: Page): Promise<void> {
  await page.route(API, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"message":"The storage is down"}',
    }),
  );
}

/** From now on requests to some addresses hang. @returns lets the waiting and all later ones through */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** From now on calls of the page hang. @returns lets the waiting and all later calls through */
export const holdApi = (page: Page): Promise<() => void> => hold(page, API);

/** From now on every list that the page asks for is empty. */
export async function emptyShop(page: Page): Promise<void> {
  await page.route(API, (route) => route.fulfill({ contentType: 'application/json', body: '[]' }));
}
