import { ERROR_TEXT, VALIDATION } from '@rad-rewind/contract/messages';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { STATUS_PAGE } from '@rad-rewind/contract/status-paths';
import { hold } from '../actions/back-office.ts';
import { chooseInHeader, open, screenHeading } from '../actions/browse.ts';
import { signIn, signOut, submitCredentials } from '../actions/sign-in.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test } from '../fixtures/test.ts';

const ADMIN_PATHS = [
  pagePath.admin,
  pagePath.adminProducts,
  pagePath.adminProductNew,
  pagePath.adminProductEdit(1),
  pagePath.adminCategories,
  pagePath.adminCategoryNew,
  pagePath.adminCategoryEdit(1),
  pagePath.adminAmazonSettings,
  pagePath.adminSubscribers,
  pagePath.adminSyncImages,
  pagePath.adminDeleted,
  pagePath.adminAudit,
  STATUS_PAGE,
];

test('a wrong password is refused in a toast', async ({ page, watch, admin }) => {
  watch.expect(/\/api\/login$/);
  await open(page, pagePath.auth);
  await submitCredentials(page, { ...admin, password: 'not-radical' });
  await expectToast(page, ERROR_TEXT.loginFailed, 'Invalid username or password');
  await expect(page).toHaveURL(pagePath.auth);
});

test('after too many failures the form says how long to wait', async ({ page, watch }) => {
  watch.expect(/\/api\/login$/);
  const message = 'Too many failed sign-ins. Please try again in 12 minutes.';
  await page.route('**/api/login', (route) => route.fulfill({ status: 429, json: { message } }));
  await open(page, pagePath.auth);
  await submitCredentials(page, { username: 'admin', password: 'not-radical' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
});

test('what is too short is told below its field', async ({ page }) => {
  await open(page, pagePath.auth);
  await submitCredentials(page, { username: 'ad', password: '90s' });
  await expect(page.getByText(VALIDATION.username)).toBeVisible();
  await expect(page.getByText(VALIDATION.password)).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('an admin signs in, sees the back office, and signs out', async ({ page, watch, admin }) => {
  await open(page, pagePath.auth);
  await expect(page.getByRole('tab')).toHaveText(['ADMIN LOGIN']);
  await expect(page.getByRole('link', { name: 'BACK TO SITE' })).toHaveAttribute('href', pagePath.home);
  const release = await hold(page, `**${apiPath.login}`, 'POST');
  await submitCredentials(page, admin);
  await expect(page.getByRole('button', { name: 'LOGGING IN...' })).toBeDisabled();
  await release();
  await expectToast(page, 'Welcome back!', `Logged in as ${admin.username}`);
  await expect(page).toHaveURL(pagePath.home);

  await chooseInHeader(page, 'ADMIN');
  await expect(page).toHaveURL(pagePath.admin);
  await expect(screenHeading(page, 'DASHBOARD')).toBeVisible();

  await open(page, pagePath.auth);
  await expect(page, 'who is signed in has no business there').toHaveURL(pagePath.home);

  await signOut(page);
  await expect(page.getByText('LOGOUT', { exact: true })).toHaveCount(0);
  // The guard asks who is there, and is told that nobody is.
  watch.expect(/\/api\/user$/);
  await open(page, pagePath.admin);
  await expect(page).toHaveURL(pagePath.auth);
});

test('a browser that an admin signed in from is known the next time', async ({ page, admin }) => {
  await signIn(page, admin);
  await signOut(page);
  const asked = page.waitForRequest(`**${apiPath.login}`);
  await signIn(page, admin);
  const deviceToken = expect.stringMatching(/^[0-9a-f]{32}\.\d+\.[\w-]{43}$/);
  expect((await asked).postDataJSON()).toEqual({
    username: admin.username,
    password: admin.password,
    deviceToken,
  });
});

test('a visitor of the back office is sent to sign in', async ({ page, watch }) => {
  watch.expect(/\/api\/user$/);
  for (const path of ADMIN_PATHS) {
    await open(page, path);
    await expect(page).toHaveURL(pagePath.auth);
    await expect(page.getByRole('tab', { name: 'ADMIN LOGIN' })).toBeVisible();
  }
});

test('a session outlives a reload', async ({ page, admin }) => {
  await signIn(page, admin);
  await page.reload();
  await chooseInHeader(page, 'ADMIN');
  await expect(screenHeading(page, 'DASHBOARD')).toBeVisible();
});
