import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ITEMS } from './items.ts';
import { type AmazonSimulator, startAmazon } from './start-amazon.ts';

interface AnswerBody {
  access_token: string;
  searchResult: { items: AnsweredItem[] };
  itemsResult: { items: AnsweredItem[] };
  errors: { message: string }[];
}
interface AnsweredItem {
  asin: string;
  detailPageURL: string;
  itemInfo: { title: { displayValue: string } };
  images?: object;
}

let amazon: AmazonSimulator;

beforeAll(async () => {
  amazon = await startAmazon();
});
afterAll(() => amazon.stop());
beforeEach(async () => {
  await control('POST', 'reset');
  await control('PUT', 'spacing', { ms: 0 });
});

const control = (method: string, path: string, body?: unknown) =>
  fetch(`${amazon.url}/control/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const post = async (path: string, headers: Record<string, string>, body: string) => {
  const response = await fetch(`${amazon.url}${path}`, { method: 'POST', headers, body });
  return { status: response.status, headers: response.headers, body: (await response.json()) as AnswerBody };
};

const askToken = (secret: string) =>
  post(
    '/auth/o2/token',
    { 'Content-Type': 'application/json' },
    JSON.stringify({
      grant_type: 'client_credentials',
      client_id: 'demo',
      client_secret: secret,
      scope: 'creatorsapi::default',
    }),
  );

async function call(name: string, body: object, authorization?: string) {
  const token = authorization ?? `Bearer ${(await askToken('secret')).body.access_token}`;
  const headers = {
    Authorization: token,
    'x-marketplace': 'www.amazon.com',
    'Content-Type': 'application/json',
  };
  return post(`/catalog/v1/${name}`, headers, JSON.stringify({ partnerTag: 'radrewind-20', ...body }));
}

test('has a range of at least forty items with unique ASINs and pictures', async () => {
  expect(ITEMS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ITEMS.map(({ asin }) => asin)).size).toBe(ITEMS.length);
  for (const { asin, pictures } of ITEMS) {
    expect(asin).toMatch(/^B0[A-Z0-9]{8}$/);
    expect(pictures.length).toBeGreaterThan(0);
  }
  const picture = await fetch(`${amazon.url}/images/I/lava-lamp.jpg`);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
});

test('gives tokens to credentials of both generations and refuses others', async () => {
  expect((await askToken('secret')).body).toMatchObject({ token_type: 'bearer', expires_in: 3_600 });
  expect(await askToken('wrong')).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'demo',
    client_secret: 'secret',
    scope: 'creatorsapi/default',
  });
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const old = await post('/oauth2/token', type, form.toString());
  expect(old.status).toBe(200);
  const token = old.body.access_token;
  expect((await call('getItems', { itemIds: ['B0RW90H001'] }, `Bearer ${token}`)).status).toBe(401);
  const withVersion = `Bearer ${token}, Version 2.1`;
  expect((await call('getItems', { itemIds: ['B0RW90H001'] }, withVersion)).status).toBe(200);
});

test('searches by words and index, with the resources asked for', async () => {
  const { body } = await call('searchItems', {
    keywords: 'lava lamps',
    searchIndex: 'HomeAndKitchen',
    resources: ['itemInfo.title', 'offersV2.listings.price'],
  });
  const [first] = body.searchResult.items;
  expect(first?.itemInfo.title.displayValue).toMatch(/lava lamp/i);
  expect(first?.images).toBeUndefined();
  expect(first?.detailPageURL).toContain('tag=radrewind-20');
  expect(await call('searchItems', { keywords: 'zzz' })).toMatchObject({
    status: 404,
    body: { type: 'ResourceNotFoundException', resourceType: 'SearchResult' },
  });
});

test('tells which ASINs it does not know', async () => {
  const { body } = await call('getItems', { itemIds: ['B0RW90H001', 'B0UNKNOWN0'] });
  expect(body.itemsResult.items.map((item) => item.asin)).toEqual(['B0RW90H001']);
  expect(body.errors[0]?.message).toContain('B0UNKNOWN0');
  expect((await call('getItems', { itemIds: ['B0UNKNOWN0'] })).status).toBe(404);
});

test('allows one call a second and says when to come back', async () => {
  await control('PUT', 'spacing', { ms: 1_000 });
  expect((await call('getItems', { itemIds: ['B0RW90H001'] })).status).toBe(200);
  const second = await call('getItems', { itemIds: ['B0RW90H001'] });
  expect(second).toMatchObject({ status: 429, body: { type: 'ThrottleException', retryAfterSeconds: 1 } });
  expect(second.headers.get('retry-after')).toBe('1');
});

test.each([
  ['expired-token', 401],
  ['refused-credentials', 401],
  ['ineligible', 403],
  ['throttled', 429],
  ['server-error', 500],
])('a fault %s strikes as often as it was told to', async (kind, status) => {
  const authorization = `Bearer ${(await askToken('secret')).body.access_token}`;
  await control('PUT', 'fault', { kind, times: 1 });
  expect((await call('getItems', { itemIds: ['B0RW90H001'] }, authorization)).status).toBe(status);
  expect((await call('getItems', { itemIds: ['B0RW90H001'] }, authorization)).status).toBe(200);
});

test('refuses an unknown fault with the list of those it has', async () => {
  const response = await control('PUT', 'fault', { kind: 'tea' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('throttled');
});
