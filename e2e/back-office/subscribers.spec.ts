import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { answer, errorAlert, expectRow, fail, question, row } from '../actions/back-office.ts';
import { open, screenHeading } from '../actions/browse.ts';
import { expectToast } from '../actions/toast.ts';
import { subscriberList } from '../fixtures/admin-lists.ts';
import { expect, test } from '../fixtures/back-office.ts';
import { deleteDocument } from '../fixtures/documents.ts';

const SUBSCRIBERS = `**${apiPath.adminSubscribers}`;
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by email' });

test('subscribers are listed, counted and searched', async ({ page, adminApi, makeSubscriber }) => {
  const mark = randomUUID();
  await makeSubscriber(`in-${mark}@example.com`);
  await makeSubscriber(`out-${mark}@example.com`, false);
  await open(page, pagePath.adminSubscribers);
  await expect(screenHeading(page, 'SUBSCRIBERS')).toBeVisible();
  const table = page.getByRole('table', { name: 'Subscribers' });
  await expect(table.getByRole('columnheader')).toHaveText(
    [/^Email$/i, /^Status$/i, /^Date Added$/i, /^Actions$/i],
    {
      useInnerText: true,
    },
  );
  await search(page).fill(mark.toUpperCase());
  await expect(table.getByRole('row')).toHaveCount(3);
  for (const [who, status] of [
    ['in', 'Active'],
    ['out', 'Unsubscribed'],
  ] as const) {
    const email = `${who}-${mark}@example.com`;
    await expectRow(row(page, email), email, [status, 'Nov 20, 2026']);
  }

  await test.step('the badges count all of them, and Refresh counts anew', async () => {
    await makeSubscriber(`late-${mark}@example.com`);
    // Other tests subscribe meanwhile.
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
      const all = await subscriberList(adminApi);
      const active = all.filter(({ subscribed }) => subscribed).length;
      for (const badge of [`${all.length}Total`, `${active}Active`, `${all.length - active}Unsubscribed`]) {
        await expect(page.getByText(badge, { exact: true })).toBeVisible({ timeout: 1_000 });
      }
    }).toPass({ timeout: 30_000 });
    await expect(table.getByRole('row')).toHaveCount(4);
  });

  await test.step('a search without a match offers Clear search', async () => {
    await search(page).fill(`nobody-${mark}`);
    await expect(page.getByText(`No subscriber has "nobody-${mark}" in the address.`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(table).toBeVisible();
  });
});

test('Export CSV saves a file that spreadsheets read right and run nothing of', async ({
  page,
  makeSubscriber,
}) => {
  const mark = randomUUID();
  await makeSubscriber(`plain-${mark}@example.com`);
  await makeSubscriber(`"a, b"${mark}@example.com`, false);
  for (const sign of ['=', '+', '-', '@']) await makeSubscriber(`${sign}1+1-${mark}@example.com`);
  await open(page, pagePath.adminSubscribers);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  await expectToast(page, 'Export Complete', /^.*Exported \d+ subscribers to CSV\./);
  const today = new Date().toISOString().slice(0, 10);
  expect(download.suggestedFilename()).toBe(`subscribers_${today}.csv`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0), 'byte order mark').toBe(0xfeff);
  const lines = text.slice(1).split('\r\n');
  expect(lines[0]).toBe('Email,Subscribed,Date Added');
  const cell = (address: string) => lines.find((line) => line.includes(`${address}${mark}`));
  expect(cell('plain-')).toBe(`plain-${mark}@example.com,Yes,2026-11-20`);
  expect(cell('b""')).toBe(`"""a, b""${mark}@example.com",No,2026-11-20`);
  for (const sign of ['=', '+', '-', '@']) expect(cell(`${sign}1+1-`)).toMatch(/^"?'/);
});

test('a subscriber is deleted after a question', async ({ page, adminApi, makeSubscriber, watch }) => {
  watch.expect(/\/api\/admin\/subscribers\//);
  const email = `leaving-${randomUUID()}@example.com`;
  await makeSubscriber(email);
  await open(page, pagePath.adminSubscribers);
  await search(page).fill(email);
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  const dialog = question(page, 'DELETE SUBSCRIBER');
  await expect(dialog).toContainText(
    `Are you sure you want to delete "${email}"? This action cannot be undone.`,
  );
  await dialog.getByRole('button', { name: 'CANCEL' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
  await expectToast(page, 'Subscriber deleted');
  await expect(dialog).toBeHidden();
  await expect(row(page, email)).toHaveCount(0);
  expect((await subscriberList(adminApi)).map((subscriber) => subscriber.email)).not.toContain(email);

  await test.step('where that fails, the dialog stays and says why', async () => {
    const staying = `staying-${randomUUID()}@example.com`;
    await makeSubscriber(staying);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await search(page).fill(staying);
    await page.getByRole('button', { name: `Delete ${staying}` }).click();
    const gone = (await subscriberList(adminApi)).find((subscriber) => subscriber.email === staying);
    await deleteDocument(`subscribers/${gone?.id}`);
    await dialog.getByRole('button', { name: 'DELETE', exact: true }).click();
    await expectToast(page, 'Error', '404: Subscriber not found');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'CANCEL' }).click();
    await expect(row(page, staying)).toHaveCount(0);
  });
});

test('no subscribers, and subscribers that don’t load', async ({ page, watch }) => {
  watch.expect(/\/api\/admin\/subscribers/);
  const fill = await answer(page, SUBSCRIBERS, []);
  await open(page, pagePath.adminSubscribers);
  await expect(page.getByRole('heading', { name: 'No subscribers yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await fill();
  const mend = await fail(page, SUBSCRIBERS);
  await open(page, pagePath.adminSubscribers);
  await expect(errorAlert(page)).toContainText('Failed to load subscribers');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(search(page)).toBeVisible();
});
