import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { STATUS_PAGE, statusApiPath } from '@rad-rewind/contract/status-paths';
import { expectNoViolation } from '../actions/accessibility.ts';
import { chooseArea, fail } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { tabTo } from '../actions/keyboard.ts';
import { statusLine } from '../actions/status.ts';
import { expect, test } from '../fixtures/back-office.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectNoViolation(page);
}

test('the owner sees how the shop is: schedules, visitors, parameters, versions', async ({ page }) => {
  await open(page, pagePath.admin);
  await chooseArea(page, 'Status');
  await expect(page).toHaveURL(STATUS_PAGE);
  await expect(screenHeading(page, 'STATUS')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /Read today, \d\d:\d\d\.$/ })).toBeVisible();
  await expect(statusLine(page, 'Deleted for good')).toContainText('runs every day');
  await expect(statusLine(page, 'Deleted for good').getByRole('button')).toHaveCount(0);
  await expect(statusLine(page, 'Web API key')).toContainText('demo-web-api-key');
  await expect(statusLine(page, 'Functions')).toContainText(/Node \d+\.\d+\.\d+, firebase-functions \d/);
  await expect(statusLine(page, 'Web pages')).toContainText('SAME');
  await expectSound(page);
});

test('the owner is warned where visitors cannot be told apart, and told how to mend it', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '151.101.1.1' });
  await open(page, STATUS_PAGE);
  const alert = page.getByRole('alert').filter({ hasText: 'All visitors look like one' });
  await expect(alert).toContainText("You are counted as 151.101.1.1, which is the CDN's");
  await expect(statusLine(page, 'Visitor-address check')).toContainText('SHARED');
  await expect(page.getByText(/^\d+ of \d+ needs? you\./)).toBeVisible();
  const steps = alert.getByRole('list');
  await expect(steps).toBeHidden();
  await tabTo(page, alert.getByRole('button', { name: 'HOW TO MEND IT' }));
  await page.keyboard.press('Enter');
  await expect(steps).toBeVisible();
  await expectSound(page);

  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7, 151.101.1.1' });
  await page.getByRole('button', { name: 'REFRESH', exact: true }).click();
  await expect(statusLine(page, 'Visitor-address check')).toContainText('COMPARE');
  await expect(statusLine(page, 'How it was found')).toContainText("151.101.1.1 (the CDN's; skipped)");
  await expect(alert).toHaveCount(0);
});

test('a card that cannot load says so and tries again, and the others stay', async ({ page, watch }) => {
  watch.expect(/\/api\/admin\/schedules/);
  const mend = await fail(page, `**${statusApiPath.schedules}`);
  await open(page, STATUS_PAGE);
  await expect(page.getByRole('alert')).toContainText('500: The storage is down');
  await expect(statusLine(page, 'Web pages')).toContainText('SAME');
  await expectSound(page);
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(statusLine(page, 'Deleted for good')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
