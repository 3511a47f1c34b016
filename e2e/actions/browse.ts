import { expect, type Locator, type Page } from '@playwright/test';

/** The text of a heading, which some screens show in capitals by style and others by letter. */
const exactly = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i');

/** The screen's main heading. */
export const screenHeading = (page: Page, text: string): Locator =>
  page.getByRole('heading', { level: 1, name: exactly(text) });

/** The card of a product in a list. */
export const productCard = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: exactly(name) }) });

/** What a product page says of its product, apart from the others that it proposes. */
export const productDetails = (page: Page): Locator => page.getByRole('article');

/** The home page's section with all products. */
export const productsSection = (page: Page): Locator =>
  page.getByRole('region', { name: 'TOTALLY RAD PRODUCTS' });

/** Waits until the script of a page has taken over: React marks the elements that it knows. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appStarted(page);
}

/**
 * Opens a page again and again until something is there: instances notice a save within seconds, as the catalogue's
 * version is read anew.
 */
export async function openUntilVisible(
  page: Page,
  path: string,
  wanted: (page: Page) => Locator,
): Promise<void> {
  await expect(async () => {
    await open(page, path);
    await expect(wanted(page).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** Opens what stands behind MENU where the screen is small; nothing where it is wide. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'MENU', exact: true });
  if (await menu.isVisible()) await menu.click();
}

/** Chooses a link of the header, behind MENU where the screen is small. */
export async function chooseInHeader(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByText(name, { exact: true });
  // A navigation that has just been shown still closes the menu.
  await expect(async () => {
    if (!(await link.isVisible())) await openMenu(page);
    await link.click({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}
