import type { Page } from '@playwright/test';
import {
  AMAZON_SEARCH_CATEGORIES,
  CONNECTION_TEST_MS,
  SELECTED_TITLE_LENGTH,
} from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import { SECRET_MASK } from '@rad-rewind/contract/settings';
import { STATUS_PAGE, statusApiPath } from '@rad-rewind/contract/status-paths';
import { slugify } from '@rad-rewind/contract/text';
import { chooseArea, hold, question, tab } from '../actions/back-office.ts';
import { open, openUntilVisible, productDetails, screenHeading } from '../actions/browse.ts';
import { tabTo } from '../actions/keyboard.ts';
import { statusLine } from '../actions/status.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';
import { deleteDocument, patchDocument, readDocuments } from '../fixtures/documents.ts';
import { STACK_AMAZON_URL } from '../stack.ts';

// The settings are the shop's one and only: these tests take turns.
test.describe.configure({ mode: 'default' });

const SETTINGS = 'settings/shop';
const NOT_CONFIGURED = { amazonApiKey: '', amazonSecretKey: '', amazonAssociateTag: '' };
const CONFIGURED = {
  amazonApiKey: 'demo',
  amazonSecretKey: 'very-secret',
  amazonAssociateTag: 'radrewind-20',
};
const ITEM = {
  title: 'Motion Lava Lamp, 14.5 Inch, Purple Liquid and Pink Wax',
  asin: 'B0RW90H001',
  price: '$23.99',
};

test.beforeAll(async () => {
  const body = JSON.stringify({ ms: 0 });
  await fetch(`${STACK_AMAZON_URL}/control/spacing`, { method: 'PUT', body });
});
test.afterEach(async () => {
  await patchDocument(SETTINGS, NOT_CONFIGURED);
  await deleteDocument('settings/amazonRefusal');
});

const alert = (page: Page, title: string) => page.getByText(title, { exact: true });
const key = (page: Page) => page.getByLabel('API Key', { exact: true });
const secret = (page: Page) => page.getByLabel('Secret Key', { exact: true });
const associateTag = (page: Page) => page.getByLabel('Associate Tag', { exact: true });
const asin = (page: Page) => page.getByLabel('ASIN', { exact: true });
const asinSearch = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'SEARCH AMAZON PRODUCTS' });

async function openAmazonForm(page: Page): Promise<void> {
  await open(page, pagePath.adminProductNew);
  await expect(page.getByLabel('Affiliate link URL')).toBeVisible();
  await page.getByText('Amazon product', { exact: true }).click();
  await expect(asin(page)).toBeVisible();
}

test('settings: not configured, then checked, saved, masked and verified', async ({ page, watch }) => {
  watch.expect(/\/api\/admin\//);
  await patchDocument(SETTINGS, NOT_CONFIGURED);
  await open(page, pagePath.admin);
  await tab(page, 'AMAZON API').click();
  await expect(alert(page, 'Not Configured')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Amazon API settings' }).click();
  await expect(screenHeading(page, 'AMAZON API SETTINGS')).toBeVisible();
  await expect(alert(page, 'Not Configured')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'SETUP INSTRUCTIONS' })).toBeVisible();
  await expect(page.locator('ol > li')).toHaveCount(4);
  await expect(key(page)).toHaveAttribute('type', 'password');
  await expect(secret(page)).toHaveAttribute('type', 'password');
  const verify = page.getByRole('button', { name: 'VERIFY WITH AMAZON' });
  const save = page.getByRole('button', { name: 'SAVE SETTINGS' });

  await test.step('without credentials Amazon can’t be asked', async () => {
    await verify.click();
    await expectToast(page, 'Error', 'The Amazon API is not configured.');
  });
  await test.step('each field is required', async () => {
    await save.click();
    for (const message of ['API Key is required', 'Secret Key is required', 'Associate Tag is required']) {
      await expect(page.getByText(message)).toBeVisible();
    }
  });
  await test.step('saved credentials configure the API, and leaving them unsaved asks', async () => {
    await key(page).fill(CONFIGURED.amazonApiKey);
    await secret(page).fill(CONFIGURED.amazonSecretKey);
    await associateTag(page).fill(CONFIGURED.amazonAssociateTag);
    await expect(verify).toBeDisabled();
    await chooseArea(page, 'Products');
    await question(page, 'UNSAVED CHANGES').getByRole('button', { name: 'KEEP EDITING' }).click();
    await save.click();
    await expectToast(page, 'Settings updated');
    await expect(alert(page, 'API Configured')).toBeVisible();
  });
  await test.step('the secret key never comes back, and its mask keeps it', async () => {
    await open(page, pagePath.adminAmazonSettings);
    await expect(secret(page)).toHaveValue(SECRET_MASK);
    await associateTag(page).fill('radrewind-21');
    await save.click();
    await expectToast(page, 'Settings updated');
    const stored = (await readDocuments(SETTINGS))[SETTINGS];
    expect(stored).toMatchObject({ amazonSecretKey: 'very-secret', amazonAssociateTag: 'radrewind-21' });
  });
  await test.step('VERIFY WITH AMAZON makes one real call', async () => {
    await verify.click();
    await expectToast(page, 'Amazon answered');
    await secret(page).fill('wrong');
    await save.click();
    await expectToast(page, 'Settings updated');
    await verify.click();
    await expectToast(page, 'Error', 'Amazon refused the credentials.');
  });
  await test.step('settings that somebody else saved meanwhile are not overwritten without a question', async () => {
    const dialog = question(page, 'SETTINGS CHANGED');
    const press = (name: string) => dialog.getByRole('button', { name }).click();
    await patchDocument(SETTINGS, { amazonApiKey: 'theirs', updatedAt: '2026-11-20T10:00:00.000Z' });
    await key(page).fill('mine');
    await save.click();
    await expect(dialog).toContainText('Somebody else saved these settings on Nov 20, 2026');
    await press('KEEP EDITING');
    await expect(key(page)).toHaveValue('mine');
    await save.click();
    await press('RELOAD');
    await expect(key(page)).toHaveValue('theirs');
    await patchDocument(SETTINGS, { updatedAt: '2026-11-20T11:00:00.000Z' });
    await key(page).fill('mine');
    await save.click();
    await press('OVERWRITE');
    await expectToast(page, 'Settings updated');
    expect((await readDocuments(SETTINGS))[SETTINGS]).toMatchObject({ amazonApiKey: 'mine' });
  });
  await test.step('TEST CONNECTION makes none, and says after 1.5 s that it was simulated', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const test = page.getByRole('button', { name: 'TEST CONNECTION' });
    const start = Date.now();
    await test.click();
    await expect(test).toBeDisabled();
    await expectToast(page, 'Connection test successful', 'This was a simulated check');
    expect(Date.now() - start).toBeGreaterThanOrEqual(CONNECTION_TEST_MS);
    await expect(test).toBeEnabled();
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  });
  await test.step('a save that fails says why', async () => {
    watch.expect(/\/api\/user$/);
    await page.context().clearCookies();
    await associateTag(page).fill('radrewind-22');
    await save.click();
    await expectToast(page, 'Error', 'Failed to update settings: 401: Please sign in');
    await expect(associateTag(page)).toHaveValue('radrewind-22');
  });
});

test('the dashboard shows that the API is configured', async ({ page }) => {
  await patchDocument(SETTINGS, CONFIGURED);
  await open(page, pagePath.admin);
  await tab(page, 'AMAZON API').click();
  await expect(alert(page, 'API Configured')).toBeVisible();
});

test('the Amazon switch changes what stands below it, and searches say what they lack', async ({
  page,
  watch,
}) => {
  watch.expect(/\/api\/admin\/amazon\//);
  await patchDocument(SETTINGS, NOT_CONFIGURED);
  await openAmazonForm(page);
  await expect(page.getByLabel('Affiliate link URL')).toHaveCount(0);
  await asinSearch(page).click();
  await expect(page.getByText('Please enter an Amazon ASIN')).toBeVisible();
  await asin(page).fill(ITEM.asin);
  await asinSearch(page).click();
  await expectToast(page, 'Search Error', 'The Amazon API is not configured.');

  await page.getByRole('button', { name: 'SEARCH AMAZON PRODUCTS' }).click();
  const dialog = searchDialog(page);
  await expect(dialog).toContainText('Search for Amazon products to display results.');
  await expect(dialog.getByLabel('Category').locator('option')).toHaveText([...AMAZON_SEARCH_CATEGORIES]);
  await dialog.getByRole('button', { name: 'SEARCH' }).click();
  await expect(dialog).toContainText('Please enter a search term');
  await dialog.getByLabel('Search term').fill('lava');
  await dialog.getByRole('button', { name: 'SEARCH' }).click();
  await expectToast(page, 'Search Error', 'The Amazon API is not configured.');
  await dialog.getByRole('button', { name: 'CLOSE', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByText('Amazon product', { exact: true }).click();
  await expect(page.getByLabel('Affiliate link URL')).toBeVisible();
});

test('a chosen Amazon result fills the form, is saved and seen by a visitor', async ({
  page,
  browser,
  adminApi,
  removeAfterwards,
  watch,
}) => {
  watch.expect(/\/api\/admin\/amazon\/|m\.media-amazon\.com/);
  await patchDocument(SETTINGS, CONFIGURED);
  await openAmazonForm(page);
  await page.getByRole('button', { name: 'SEARCH AMAZON PRODUCTS' }).click();
  const dialog = searchDialog(page);
  await dialog.getByLabel('Search term').fill('zzzz no such thing');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('No results found. Try a different search term.');
  await dialog.getByLabel('Search term').fill('lava lamp');
  await dialog.getByLabel('Category').selectOption('HomeAndKitchen');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'SEARCH' }).click();
  const result = dialog.getByRole('listitem').filter({ hasText: ITEM.title });
  await expect(result).toContainText(ITEM.price);
  await result.getByRole('button', { name: `SELECT PRODUCT: ${ITEM.title}` }).click();
  await expectToast(page, 'Product Selected', ITEM.title.slice(0, SELECTED_TITLE_LENGTH));
  await expect(dialog).toBeHidden();

  await test.step('every field is filled', async () => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ITEM.title);
    await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(slugify(ITEM.title));
    await expect(page.getByLabel('Price')).toHaveValue(ITEM.price);
    await expect(page.getByRole('textbox', { name: /Description/ })).toContainText('No two blobs are alike.');
    await expect(asin(page)).toHaveValue(ITEM.asin);
    await expect(page.getByText(/Affiliate link:.*tag=radrewind-20/)).toBeVisible();
    await tab(page, 'MEDIA').click();
    await expect(page.getByLabel(/^Image URL/)).toHaveValue(
      /^https:\/\/m\.media-amazon\.com\/.*lava-lamp\.jpg$/,
    );
    await expect(page.getByRole('img', { name: /^Additional image \d/ })).toHaveCount(2);
    await tab(page, 'SEO').click();
    await expect(page.getByLabel(/^SEO title/)).toHaveValue(ITEM.title);
    await expect(page.getByLabel(/^Meta description/)).toHaveValue(/^No two blobs are alike\. /);
  });
  await test.step('the results are cleared', async () => {
    await tab(page, 'BASIC INFO').click();
    await page.getByRole('button', { name: 'SEARCH AMAZON PRODUCTS' }).click();
    await expect(dialog).toContainText('Search for Amazon products to display results.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  const title = uniqueName('Lava Lamp by Search');
  const slug = slugify(title);
  removeAfterwards(slug);
  await page.getByLabel('Name', { exact: true }).fill(title);
  await page.getByLabel('Slug', { exact: true }).fill(slug);
  await page.getByRole('button', { name: 'SAVE PRODUCT' }).click();
  await expectToast(page, 'Product created');
  await expect(page).toHaveURL(pagePath.adminProducts);
  expect(await adminApi.findProduct(slug)).toMatchObject({
    isAmazonProduct: true,
    amazonProductId: ITEM.asin,
    price: ITEM.price,
    seoTitle: ITEM.title,
    affiliateLink: expect.stringContaining('tag=radrewind-20'),
  });
  const visitor = await browser.newPage();
  await openUntilVisible(visitor, pagePath.product(slug), (shop) => screenHeading(shop, title));
  await expect(productDetails(visitor)).toContainText(ITEM.price);
  await expect(productDetails(visitor)).toContainText('No two blobs are alike.');
  await visitor.close();
});

test('an ASIN is looked up', async ({ page, watch }) => {
  watch.expect(/\/api\/admin\/amazon\/|m\.media-amazon\.com/);
  await patchDocument(SETTINGS, CONFIGURED);
  await openAmazonForm(page);
  await asin(page).fill('B0UNKNOWN0');
  await asinSearch(page).click();
  await expectToast(page, 'Search Error');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await asin(page).fill(ITEM.asin);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Product Found', ITEM.title.slice(0, SELECTED_TITLE_LENGTH));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ITEM.title);
});

test('a schedule that failed says why, and RUN NOW runs it at once, by keyboard too', async ({ page }) => {
  const minutesAgo = (minutes: number) => ({
    timestamp: new Date(Date.now() - minutes * 60_000).toISOString(),
  });
  const failed = {
    id: 'failed',
    by: 'schedule',
    startedAt: minutesAgo(9),
    endedAt: minutesAgo(8),
    endsBy: minutesAgo(1),
    outcome: null,
    error: 'The lamp went out.',
  };
  await patchDocument('runs/refreshAmazonPrices', { runs: [failed] });
  await open(page, STATUS_PAGE);
  const refresh = statusLine(page, 'Amazon price refresh');
  await expect(refresh).toContainText('"The lamp went out."');
  await expect(refresh).toContainText('FAILED');

  const release = await hold(page, `**${statusApiPath.runSchedule('refreshAmazonPrices')}`, 'POST');
  const button = page.getByRole('button', { name: 'RUN NOW: Amazon price refresh' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await release();
  await expectToast(page, 'Amazon price refresh ran', 'Nothing to do: no credentials of Amazon are stored');
  await expect(refresh).toContainText(/by admin-/);
  await expect(refresh).toContainText(/before that: failed .*"The lamp went out\."/);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-busy', 'false');
});

/** Makes the retailer fail from now on, or behave again. */
async function setFault(fault: { kind: string; retryAfterSeconds?: number } | null): Promise<void> {
  const init = fault ? { method: 'PUT', body: JSON.stringify(fault) } : { method: 'DELETE' };
  await fetch(`${STACK_AMAZON_URL}/control/fault`, init);
}

test('searches that fail say why: the retailer’s own failures, and a server out of reach', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/\/api\/admin\/amazon\//);
  await patchDocument(SETTINGS, CONFIGURED);
  await openAmazonForm(page);
  await asin(page).fill(ITEM.asin);
  const refused = async (kind: string, message: RegExp) => {
    await setFault({ kind, retryAfterSeconds: 60 });
    await asinSearch(page).click();
    await expectToast(page, 'Search Error', message);
    await expect(asinSearch(page)).toBeEnabled();
  };
  try {
    await refused('throttled', /Amazon/);
    await refused('ineligible', /Amazon/);
    await refused('server-error', /Amazon/);
  } finally {
    await setFault(null);
  }
  await context.setOffline(true);
  await asinSearch(page).click();
  await expectToast(page, 'Search Error', 'Failed to find Amazon product');
  await page.getByRole('button', { name: 'SEARCH AMAZON PRODUCTS' }).click();
  const dialog = searchDialog(page);
  await dialog.getByLabel('Search term').fill('lava');
  await dialog.getByRole('button', { name: 'SEARCH' }).click();
  await expectToast(page, 'Search Error', 'Failed to search Amazon products');
  await context.setOffline(false);

  await test.step('while an answer is awaited, the dialog says so', async () => {
    const release = await hold(page, '**/api/admin/amazon/search?*');
    await dialog.getByRole('button', { name: 'SEARCH' }).click();
    await expect(dialog).toContainText('Searching...');
    await release();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expect(dialog).not.toContainText('Searching...');
  });
});

test('what Amazon refused is said in red, with what to do, and is still known after a reload', async ({
  page,
  watch,
}) => {
  watch.expect(/\/api\/admin\/amazon\//);
  await patchDocument(SETTINGS, CONFIGURED);
  await open(page, pagePath.adminAmazonSettings);
  const main = page.getByRole('main');
  const claim = main.getByText('Amazon products can be searched from the product form.');
  const refusal = main.getByText(/^Amazon can't be searched\. Amazon refused the credentials\. Check the/);
  const press = (name: string) => page.getByRole('button', { name }).click();
  await expect(claim).toBeVisible();
  try {
    await setFault({ kind: 'refused-credentials' });
    await press('REFRESH PRICES');
    await expectToast(page, 'Error', 'Failed to refresh prices: Amazon refused the credentials. Check the');
    await expect(refusal).toBeVisible();
    await expect(alert(page, 'API Configured')).toBeVisible();
    await expect(claim).toHaveCount(0);
    await open(page, pagePath.adminAmazonSettings);
    await expect(refusal).toBeVisible();
    await chooseArea(page, 'Dashboard');
    await tab(page, 'AMAZON API').click();
    await expect(refusal).toBeVisible();
    await chooseArea(page, 'Amazon API settings');

    await test.step('an answer ends it, and VERIFY that is refused begins it', async () => {
      await setFault(null);
      await press('VERIFY WITH AMAZON');
      await expectToast(page, 'Amazon answered');
      await expect(claim).toBeVisible();
      await setFault({ kind: 'ineligible' });
      await press('VERIFY WITH AMAZON');
      await expectToast(page, 'Error', '10 qualified sales');
      await expect(main.getByText(/^Amazon can't be searched\. .*10 qualified sales/)).toBeVisible();
      await open(page, pagePath.adminAmazonSettings);
      await expect(main.getByText(/^Amazon can't be searched\. .*10 qualified sales/)).toBeVisible();
    });
    await test.step('other credentials have yet to be tried', async () => {
      await secret(page).fill('another one');
      await press('SAVE SETTINGS');
      await expectToast(page, 'Settings updated');
      await expect(claim).toBeVisible();
    });
  } finally {
    await setFault(null);
  }
});
