import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { functionEnvironment } from '../environment.ts';
import { readFirebaseJson } from '../hosting/firebase-json.ts';
import { PROJECT_ROOT } from '../project.ts';
import { type Services, startServices } from '../services.ts';
import { readDeclarations } from './declarations.ts';
import { startFunction } from './function-process.ts';
import { runScheduledFunction, timeTableOf } from './schedules.ts';

const REFRESH = 'refreshAmazonPrices';

let services: Services;
const lines: string[] = [];

beforeAll(async () => {
  services = await startServices(null);
});
afterAll(() => services.stop());

const source = join(PROJECT_ROOT, readFirebaseJson(PROJECT_ROOT).functions[0]?.source ?? '');

const run = (schedule = REFRESH) =>
  runScheduledFunction(schedule, {
    source,
    environmentOf: (name) => functionEnvironment(name, services.addresses),
    log: (line) => lines.push(line),
  });

async function documents(method: 'GET' | 'PATCH', path: string, fields?: object) {
  const response = await fetch(`${services.firestoreControl}/documents?path=${path}`, {
    method,
    ...(fields && { body: JSON.stringify(fields) }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { documents?: Record<string, object> }).documents?.[path];
}

/** The latest run that a schedule left a record of. */
async function lastRun(name: string): Promise<object | undefined> {
  const stored = (await documents('GET', `runs/${name}`)) as { runs: object[] } | undefined;
  return stored?.runs[0];
}

test('the price schedule leaves a shop without credentials alone', async () => {
  await run();
  expect(lines.join('\n')).toContain('no credentials');
  expect(await lastRun(REFRESH)).toMatchObject({
    by: 'schedule',
    endedAt: { timestamp: expect.any(String) },
    outcome: expect.stringMatching(/^Nothing to do/),
  });
  expect(await documents('GET', 'settings/amazonPrices')).toBeUndefined();
});

test('the price schedule refreshes prices and keeps how it went', async () => {
  await documents('PATCH', 'settings/shop', {
    amazonApiKey: 'credential-1',
    amazonSecretKey: 'secret-1',
    amazonAssociateTag: 'rad-20',
  });
  const affiliateLink = 'https://www.amazon.com/dp/B0RW90H001?tag=rad-20';
  const lamp = { id: 1, affiliateLink, amazonProductId: 'B0RW90H001', price: '$1.00' };
  await documents('PATCH', 'products/1', { ...lamp, priceUpdatedAt: null, featuredImage: null, images: [] });
  await run();
  expect(await documents('GET', 'products/1')).toMatchObject({
    price: '$23.99',
    priceUpdatedAt: { timestamp: expect.any(String) },
  });
  expect(await documents('GET', 'settings/amazonPrices')).toMatchObject({ refreshed: 1, error: null });
  expect(await lastRun(REFRESH)).toMatchObject({ outcome: '1 refreshed, 0 without a price, 0 failed' });
});

test('a price schedule that Amazon refuses is remembered with the reason', async () => {
  await documents('PATCH', 'settings/shop', { amazonSecretKey: 'wrong' });
  await run();
  expect(await lastRun(REFRESH)).toMatchObject({
    outcome: null,
    error: expect.stringMatching(/credential/i),
  });
});

test('a price schedule whose function is ended is remembered as begun, and the next in its time is skipped', async () => {
  await documents('PATCH', 'settings/shop', { amazonSecretKey: 'secret-1' });
  const slow = JSON.stringify({ kind: 'slow', times: 1, delayMs: 7_000 });
  await fetch(`${services.addresses.amazonUrl}/control/fault`, { method: 'PUT', body: slow });
  const environment = functionEnvironment(REFRESH, services.addresses);
  const process = await startFunction({ name: REFRESH, source, environment, log: () => undefined });
  const answer = fetch(process.origin, { method: 'POST' }).catch(() => null);
  await vi.waitFor(async () => expect(await lastRun(REFRESH)).toMatchObject({ endedAt: null }), 6_000);
  globalThis.process.kill(process.pid, 'SIGKILL');
  await process.died;
  expect(await answer).toBeNull();
  await run();
  expect(lines.join('\n')).toContain('schedule-skipped');
  expect(await lastRun(REFRESH)).toMatchObject({ endedAt: null, outcome: null, error: null });
});

test('the nightly schedule removes for good what was deleted more than 30 days ago', async () => {
  const deleted = { kind: 'product', id: 7, name: 'Gone', slug: 'gone' };
  for (const [path, days] of [
    ['deleted/product-7', 31],
    ['deleted/product-8', 29],
  ] as const) {
    const moment = new Date(Date.now() - days * 86_400_000).toISOString();
    await documents('PATCH', path, { ...deleted, deletedAt: { timestamp: moment } });
  }
  await run('purgeDeleted');
  expect(await documents('GET', 'deleted/product-7')).toBeUndefined();
  expect(await documents('GET', 'deleted/product-8')).toBeDefined();
  expect(await lastRun('purgeDeleted')).toMatchObject({ outcome: '1 removed for good', error: null });
});

test('each function that declares a schedule has one that can be kept', async () => {
  const declared = await readDeclarations(source);
  const schedules = Object.entries(declared).flatMap(([name, { scheduleTrigger }]) =>
    scheduleTrigger ? [{ name, next: timeTableOf(scheduleTrigger).nextRun() }] : [],
  );
  expect(schedules.map(({ name }) => name).sort()).toEqual(['purgeDeleted', 'refreshAmazonPrices']);
  for (const { next } of schedules) expect(next?.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
});
