import type { Page } from '@playwright/test';
import { pagePath } from '@rad-rewind/contract/paths';
import { STATUS_PAGE, statusApiPath } from '@rad-rewind/contract/status-paths';
import { expectNoViolation } from '../actions/accessibility.ts';
import { chooseArea, fail, hold } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { tabTo } from '../actions/keyboard.ts';
import { expect, test } from '../fixtures/back-office.ts';
import { patchDocument } from '../fixtures/documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const REFRESH = 'Amazon price refresh';

/** The line of a card, by the name it begins with. */
const line = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });

const minutesAgo = (minutes: number) => ({
  timestamp: new Date(Date.now() - minutes * 60_000).toISOString(),
});

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
  await expect(line(page, 'Deleted for good')).toContainText('runs every day');
  await expect(line(page, 'Deleted for good').getByRole('button')).toHaveCount(0);
  await expect(line(page, 'Web API key')).toContainText('demo-web-api-key');
  await expect(line(page, 'Functions')).toContainText(/Node \d+\.\d+\.\d+, firebase-functions \d/);
  await expect(line(page, 'Web pages')).toContainText('SAME');
  await expectSound(page);
});

test('the owner is warned where visitors cannot be told apart, and told how to mend it', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '151.101.1.1' });
  await open(page, STATUS_PAGE);
  const alert = page.getByRole('alert').filter({ hasText: 'All visitors look like one' });
  await expect(alert).toContainText("You are counted as 151.101.1.1, which is the CDN's");
  await expect(line(page, 'Visitor-address check')).toContainText('SHARED');
  await expect(page.getByText(/^\d+ of \d+ needs? you\./)).toBeVisible();
  const steps = alert.getByRole('list');
  await expect(steps).toBeHidden();
  await tabTo(page, alert.getByRole('button', { name: 'HOW TO MEND IT' }));
  await page.keyboard.press('Enter');
  await expect(steps).toBeVisible();
  await expectSound(page);

  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7, 151.101.1.1' });
  await page.getByRole('button', { name: 'REFRESH', exact: true }).click();
  await expect(line(page, 'Visitor-address check')).toContainText('COMPARE');
  await expect(line(page, 'How it was found')).toContainText("151.101.1.1 (the CDN's; skipped)");
  await expect(alert).toHaveCount(0);
});

test('a schedule that failed says why, and RUN NOW runs it at once, by keyboard too', async ({ page }) => {
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
  await expect(line(page, REFRESH)).toContainText('"The lamp went out."');
  await expect(line(page, REFRESH)).toContainText('FAILED');
  await expectSound(page);

  const release = await hold(page, `**${statusApiPath.runSchedule('refreshAmazonPrices')}`, 'POST');
  const button = page.getByRole('button', { name: `RUN NOW: ${REFRESH}` });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(line(page, REFRESH)).toContainText(/by admin-/);
  await expect(line(page, REFRESH)).toContainText(/before that: failed .*"The lamp went out\."/);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-busy', 'false');
});

test('a card that cannot load says so and tries again, and the others stay', async ({ page, watch }) => {
  watch.expect(/\/api\/admin\/schedules/);
  const mend = await fail(page, `**${statusApiPath.schedules}`);
  await open(page, STATUS_PAGE);
  await expect(page.getByRole('alert')).toContainText('500: The storage is down');
  await expect(line(page, 'Web pages')).toContainText('SAME');
  await expectSound(page);
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(line(page, 'Deleted for good')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
