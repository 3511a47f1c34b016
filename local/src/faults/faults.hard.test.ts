import { randomUUID } from 'node:crypto';
import { apiPath } from '@rad-rewind/contract/paths';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultyShop, startFaultyShop } from '../faulty-shop.ts';
import { DEMO_ADMIN } from '../project.ts';
import type { Fault } from './fault-proxy.ts';
import { sessionCookieOf, timedCall } from './timed-call.ts';

const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['down', 'refuse'],
  ['10 s slow', { delayMs: 10_000 }],
  ['silent', 'hang'],
  ['answering garbage', 'garbage'],
];

/** Nobody waits longer for an answer, in seconds: 9.5 by the server's clock, and what a busy machine adds. */
const ANSWERED_WITHIN = 13;
const RECOVERED_WITHIN_MS = 40_000;

let shop: FaultyShop;
let cookie: string;

const call = (path: string, options: Parameters<typeof timedCall>[1] = {}) =>
  timedCall(shop.url + path, options);
const admin = (path: string, method = 'GET', body?: unknown) => call(path, { method, cookie, body });
const newCategory = () => ({ name: 'Fault', slug: `fault-${randomUUID()}`, description: '', image: '' });

const PAGES = ['/', '/categories', apiPath.products({ limit: 8 }), apiPath.categories];

async function warmUp(): Promise<unknown[]> {
  const answers = await Promise.all(PAGES.map((path) => call(path)));
  expect(answers.map(({ status }) => status)).toEqual(PAGES.map(() => 200));
  return answers.slice(2).map(({ body }) => body);
}

const recovers = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: RECOVERED_WITHIN_MS, interval: 1_000 });

const events = () => shop.takeLog().map(({ event }) => event);

beforeAll(async () => {
  shop = await startFaultyShop();
  cookie = await sessionCookieOf(shop.url, DEMO_ADMIN);
});
afterEach(async () => {
  for (const proxy of Object.values(shop.services)) await proxy.set('pass');
});
afterAll(() => shop?.stop());

describe.each(FAULTS)('with Firestore %s', (_name, fault) => {
  it('visitors see what is in memory, saves fail whole and say so, and all recovers', async () => {
    const before = await warmUp();
    shop.takeLog();
    await shop.services.firestore.set(fault);
    // What is kept counts as good for three seconds.
    await new Promise((resolve) => setTimeout(resolve, 3_500));

    const reads = await Promise.all(PAGES.map((path) => call(path)));
    expect(reads.map(({ status }) => status)).toEqual(PAGES.map(() => 200));
    expect(reads.slice(2).map(({ body }) => body)).toEqual(before);
    for (const { seconds } of reads) expect(seconds).toBeLessThan(5);
    expect(events()).toContain('catalogue-stale');

    const sent = [newCategory(), newCategory(), newCategory()];
    const saves = await Promise.all(sent.map((category) => admin(apiPath.adminCategories, 'POST', category)));
    for (const { status, body, seconds } of saves) {
      expect({ status, body }).toEqual({
        status: 503,
        body: { message: expect.stringMatching(/nothing was saved|see whether it was saved/) },
      });
      expect(seconds).toBeLessThan(ANSWERED_WITHIN);
    }
    expect(events()).toEqual(expect.arrayContaining([expect.stringMatching(/firestore-unreachable|save-/)]));

    const health = await call(apiPath.health);
    expect(health).toMatchObject({ status: 503, body: { status: 'down', services: { firestore: 'down' } } });
    expect(health.seconds).toBeLessThan(4);

    await shop.services.firestore.set('pass');
    const saved = newCategory();
    await recovers(async () => {
      expect((await admin(apiPath.adminCategories, 'POST', saved)).status).toBe(201);
    });
    expect((await admin(apiPath.categories)).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ slug: saved.slug })]),
    );
    const { documents, problems } = await shop.inspect();
    expect(problems).toEqual([]);
    sent.forEach(({ slug }, index) => {
      const isUnsaved = JSON.stringify(saves[index]?.body).includes('nothing was saved');
      if (isUnsaved) expect(documents[`categorySlugs/${slug}`]).toBeUndefined();
    });
  });
});

describe.each(FAULTS)('with Firebase Auth %s', (_name, fault) => {
  it('everybody sees the shop, nobody gets into the back office, and all recovers', async () => {
    await warmUp();
    await shop.services.auth.set(fault);
    const [visitor, known, page, list, signIn] = await Promise.all([
      call(apiPath.products({ limit: 8 })),
      admin(apiPath.products({ limit: 8 })),
      admin('/'),
      admin(apiPath.adminSubscribers),
      call(apiPath.login, { method: 'POST', body: DEMO_ADMIN }),
    ]);
    expect([visitor.status, known.status, page.status]).toEqual([200, 200, 200]);
    for (const { status, body, seconds } of [list, signIn]) {
      expect({ status, body }).toEqual({
        status: 503,
        body: { message: expect.stringContaining('try again') },
      });
      expect(seconds).toBeLessThan(ANSWERED_WITHIN);
    }
    expect(events()).toContain('auth-unreachable');
    await shop.services.auth.set('pass');
    await recovers(async () => expect((await admin(apiPath.adminSubscribers)).status).toBe(200));
  });
});

describe.each(FAULTS)('with Storage %s', (_name, fault) => {
  it('pages are shown without their pictures, uploads fail with a message, and all recovers', async () => {
    await shop.services.storage.set(fault);
    const form = new FormData();
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    form.append('image', new Blob([pixel], { type: 'image/png' }), 'pixel.png');
    const [page, picture, upload] = await Promise.all([
      call('/'),
      call('/uploads/pager.webp'),
      admin(apiPath.adminUploadImage, 'POST', form),
    ]);
    expect(page.status).toBe(200);
    for (const { status, body, seconds } of [picture, upload]) {
      expect({ status, body }).toEqual({
        status: 503,
        body: { message: expect.stringContaining('try again') },
      });
      expect(seconds).toBeLessThan(ANSWERED_WITHIN);
    }
    expect(events()).toContain('storage-unreachable');
    await shop.services.storage.set('pass');
    await recovers(async () => expect((await call('/uploads/pager.webp')).status).toBe(200));
  });
});

describe.each(FAULTS)('with Amazon %s', (_name, fault) => {
  it('products can be saved and are shown, a search says what is wrong, and all recovers', async () => {
    const settings = {
      amazonApiKey: 'credential-1',
      amazonSecretKey: 'secret-1',
      amazonAssociateTag: 'rad-20',
    };
    expect((await admin(apiPath.adminSettings, 'PUT', settings)).status).toBe(200);
    await shop.services.amazon.set(fault);
    const product = {
      name: 'Fault lamp',
      slug: `fault-${randomUUID()}`,
      description: '',
      price: '$1.00',
      affiliateLink: 'https://www.amazon.com/dp/B0RW90H001?tag=rad-20',
      featuredImage: '/uploads/pager.webp',
      tags: [],
      isAmazonProduct: true,
      amazonProductId: 'B0RW90H001',
    };
    const [saved, search] = await Promise.all([
      admin(apiPath.adminProducts, 'POST', product),
      admin(apiPath.adminAmazonSearch(`lamp ${randomUUID()}`)),
    ]);
    expect([saved.status, JSON.stringify(saved.body)]).toEqual([201, expect.any(String)]);
    expect(saved.seconds).toBeLessThan(ANSWERED_WITHIN);
    expect(search.status).toBeGreaterThanOrEqual(500);
    expect(search.body).toEqual({ message: expect.stringContaining('Amazon') });
    expect(search.seconds).toBeLessThan(2 * ANSWERED_WITHIN);
    expect((await call(`/product/${product.slug}`)).status).toBe(200);
    expect(events()).toContain('amazon-call-failed');
    await shop.services.amazon.set('pass');
    await recovers(async () =>
      expect((await admin(apiPath.adminAmazonSearch(`lamp ${randomUUID()}`))).status).toBe(200),
    );
  });
});
