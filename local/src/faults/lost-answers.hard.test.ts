import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { apiPath } from '@rad-rewind/contract/paths';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultyShop, startFaultyShop } from '../faulty-shop.ts';
import { DEMO_ADMIN } from '../project.ts';
import type { Loss } from './lossy-proxy.ts';
import { sessionCookieOf, timedCall } from './timed-call.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** What becomes of the answers to a save's commits, in order; each commit is applied. */
const LOSSES: readonly (readonly [name: string, losses: readonly Loss[]])[] = [
  ['UNAVAILABLE', [14]],
  ['CANCELLED', [1]],
  ['DEADLINE_EXCEEDED', [4]],
  ['INTERNAL, and the second one too', [13, 14]],
  ['silence', ['silence']],
];

let shop: FaultyShop;
let cookie: string;

const admin = (path: string, method = 'GET', body?: unknown) =>
  timedCall(shop.url + path, { method, cookie, body });
const visitor = (path: string, body?: unknown) => timedCall(shop.url + path, { method: 'POST', body });

async function documentsIn(collection: string): Promise<Record<string, unknown>[]> {
  const { documents } = await shop.inspect();
  return Object.entries(documents).flatMap(([path, fields]) =>
    path.startsWith(`${collection}/`) ? [fields] : [],
  );
}

const newProduct = (name = `Lost ${randomUUID()}`) => ({
  name,
  slug: name.toLowerCase().replace(' ', '-'),
  description: '<p>Beep.</p>',
  price: '$9.99',
  affiliateLink: 'https://partner.example/pager',
  featuredImage: '/uploads/pager.webp',
  isFeatured: true,
  tags: [],
});
const newCategory = (name = `Lost ${randomUUID()}`) => ({
  name,
  slug: name.toLowerCase().replace(' ', '-'),
  description: '',
  image: '',
});

interface Stored {
  readonly id: number;
  readonly name: string;
  readonly updatedAt: string;
}

async function made(path: string, input: object): Promise<Stored> {
  const { status, body } = await admin(path, 'POST', input);
  expect(status).toBe(201);
  return body as Stored;
}
const madeProduct = () => made(apiPath.adminProducts, newProduct());
const madeCategory = () => made(apiPath.adminCategories, newCategory());

async function deletedProduct(): Promise<Stored> {
  const product = await madeProduct();
  expect((await admin(apiPath.adminProduct(product.id), 'DELETE')).status).toBe(204);
  return product;
}

const addressOf = () => `${randomUUID()}@example.com`;
const idOf = (email: string) => createHash('sha256').update(email).digest('hex');

async function subscriber(): Promise<string> {
  const email = addressOf();
  expect((await visitor(apiPath.subscribe, { email })).status).toBe(201);
  return email;
}

/** The token of a link in the mail to an address. */
async function linkTo(email: string, pattern: RegExp): Promise<string> {
  const mail = (await documentsIn('mail')).find(({ to }) => String(to) === email);
  return pattern.exec(JSON.stringify(mail))?.[1] ?? '';
}

/** The entries of the audit trail about something; each must have been written once. */
const entriesAbout = async (subject: string, verb: string) =>
  (await documentsIn('audit')).filter((entry) => entry.subject === subject && entry.verb === verb);

/** Calls that are counted against any limit. */
const counted = async () => (await documentsIn('limits')).flatMap(({ times }) => times).length;

beforeAll(async () => {
  shop = await startFaultyShop();
  cookie = await sessionCookieOf(shop.url, DEMO_ADMIN);
  expect((await admin(apiPath.adminNewsletter, 'PUT', { doubleOptIn: true })).status).toBe(200);
  // Makes the secrets of links and of the day, which are made once.
  await linkTo(await subscriber(), /confirm/);
});
afterAll(() => shop?.stop());

describe.each(LOSSES)('with the answer to its commit lost: %s', (_name, losses) => {
  /** What a save is answered whose commits are applied and whose answers are lost. */
  async function losing<Answer>(save: () => Promise<Answer>, lost = losses): Promise<Answer> {
    shop.takeLog();
    shop.firestoreAnswers.lose('Commit', lost);
    const answer = await save();
    expect(shop.firestoreAnswers.takeLost()).toBeGreaterThan(0);
    shop.firestoreAnswers.lose('Commit', []);
    return answer;
  }

  afterEach(async () => {
    expect((await shop.inspect()).problems).toEqual([]);
    expect(shop.takeLog().map(({ event }) => event)).not.toContain('save-unconfirmed');
  });

  it.each([
    ['product', newProduct, apiPath.adminProducts, 'products'],
    ['category', newCategory, apiPath.adminCategories, 'categories'],
  ] as const)('a new %s is made once, and is told with its id', async (_kind, input, path, collection) => {
    const sent = input();
    const { status, body } = await losing(() => admin(path, 'POST', sent));
    expect({ status, body }).toEqual({ status: 201, body: expect.objectContaining({ slug: sent.slug }) });
    const stored = (await documentsIn(collection)).filter(({ slug }) => slug === sent.slug);
    expect(stored.map(({ id }) => id)).toEqual([(body as Stored).id]);
    expect(await entriesAbout(sent.name, 'create')).toHaveLength(1);
  });

  it.each([
    ['product', madeProduct, newProduct, apiPath.adminProduct],
    ['category', madeCategory, newCategory, apiPath.adminCategory],
  ] as const)(
    'a changed %s meets neither its own time nor its own slug',
    async (_kind, make, input, path) => {
      const { id, updatedAt } = await make();
      const sent = input();
      const save = () => admin(path(id), 'PUT', { ...sent, expectedUpdatedAt: updatedAt });
      const { status, body } = await losing(save);
      expect({ status, body }).toEqual({ status: 200, body: expect.objectContaining({ slug: sent.slug }) });
      expect(await entriesAbout(sent.name, 'update')).toHaveLength(1);
      // The time that was answered is the stored one's.
      const again = { ...sent, expectedUpdatedAt: (body as Stored).updatedAt };
      expect((await admin(path(id), 'PUT', again)).status).toBe(200);
    },
  );

  it.each([
    ['product', madeProduct, apiPath.adminProduct],
    ['category', madeCategory, apiPath.adminCategory],
  ] as const)('a deleted %s is not said to be missing', async (_kind, make, path) => {
    const { id, name } = await make();
    expect((await losing(() => admin(path(id), 'DELETE'))).status).toBe(204);
    expect(await entriesAbout(name, 'delete')).toHaveLength(1);
    expect((await admin(path(id), 'DELETE')).status).toBe(404);
  });

  it('restoring and deleting for good are neither', async () => {
    const restored = await deletedProduct();
    const restore = () => admin(apiPath.adminRestore('product', restored.id), 'POST', {});
    expect(await losing(restore)).toMatchObject({ status: 200, body: { id: restored.id } });
    expect(await entriesAbout(restored.name, 'restore')).toHaveLength(1);
    const gone = await deletedProduct();
    const remove = () => admin(apiPath.adminDeletedItem('product', gone.id), 'DELETE');
    expect((await losing(remove)).status).toBe(204);
    expect(await entriesAbout(gone.name, 'delete-forever')).toHaveLength(1);
  });

  it('settings are saved and leave one entry', async () => {
    const productionUrl = `https://${randomUUID()}.example`;
    const { status } = await losing(() => admin(apiPath.adminSettings, 'POST', { productionUrl }));
    expect(status).toBe(200);
    const entries = (await documentsIn('audit')).filter((entry) =>
      JSON.stringify(entry).includes(productionUrl),
    );
    expect(entries).toHaveLength(1);
    const newsletter = () => admin(apiPath.adminNewsletter, 'PUT', { doubleOptIn: true });
    expect((await losing(newsletter)).status).toBe(200);
  });

  it('a picture is stored with one entry', async () => {
    const form = new FormData();
    const picture = await sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
      .png()
      .toBuffer();
    form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'noise.png');
    const { status, body } = await losing(() => admin(apiPath.adminUploadImage, 'POST', form));
    expect(status).toBe(201);
    const name = (body as { imageUrl: string }).imageUrl.split('/').at(-1) ?? '';
    expect(await entriesAbout(name, 'upload')).toHaveLength(1);
  });

  it('a subscriber gets one mail, confirms, leaves and is deleted', async () => {
    const email = addressOf();
    const before = (await documentsIn('mail')).length;
    // The commit before is that of the limit.
    const subscribe = () => visitor(apiPath.subscribe, { email });
    expect((await losing(subscribe, ['none', ...losses])).status).toBe(201);
    expect(await documentsIn('mail')).toHaveLength(before + 1);
    const confirm = await linkTo(email, /confirm-subscription\/([\w.-]+)/);
    expect((await losing(() => visitor(apiPath.confirmSubscription(confirm)))).status).toBe(200);
    const leave = await linkTo(email, /api\/unsubscribe\/([\w.-]+)/);
    expect((await losing(() => visitor(apiPath.unsubscribe(leave)))).status).toBe(200);
    const remove = () => admin(apiPath.adminSubscriber(idOf(email)), 'DELETE');
    expect((await losing(remove)).status).toBe(204);
    expect((await documentsIn('subscribers')).filter((stored) => stored.email === email)).toEqual([]);
  });

  it('a call that is counted against a limit is counted once', async () => {
    const before = await counted();
    expect((await losing(subscriber)).length).toBeGreaterThan(0);
    expect(await counted()).toBe(before + 1);
  });

  it('a sign-in is told what came of it, and a failed one is counted once', async () => {
    expect((await losing(() => visitor(apiPath.login, DEMO_ADMIN))).status).toBe(200);
    const nobody = { username: `nobody-${randomUUID().slice(0, 8)}`, password: 'not-right' };
    const before = await counted();
    expect((await losing(() => visitor(apiPath.login, nobody))).status).toBe(401);
    // Against the name from here, the name from everywhere, and the address.
    expect(await counted()).toBe(before + 3);
  });

  it('a click is counted once', async () => {
    const { id } = await madeProduct();
    const press = () =>
      fetch(shop.url + apiPath.click(id), { method: 'POST', headers: { 'user-agent': BROWSER } });
    const clicksOn = async () => (await documentsIn('clicks')).filter(({ productId }) => productId === id);
    expect((await losing(press)).status).toBe(200);
    await vi.waitFor(async () => expect(await clicksOn()).toHaveLength(1), { timeout: 10_000 });
    expect((await press()).status).toBe(200);
    expect(await clicksOn()).toHaveLength(1);
    expect(shop.takeLog().map(({ event }) => event)).not.toContain('click-not-counted');
  });
});
