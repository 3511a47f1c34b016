import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProductInput, productInputSchema } from '@rad-rewind/contract/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Started, startStack } from '../../test/child-process.ts';
import { encodeValue } from './values.ts';

const SECRET = 'the-secret-key';
const LINK_KEY = 'the-key-of-links';
const TRACKED = [
  'products',
  'categories',
  'settings',
  'subscribers',
  'productSlugs',
  'categorySlugs',
  'meta',
];

/** Secrets that each shop makes for itself, with its first sign-in; no backup holds them (docs/backup.md). */
const MADE_ANEW = ['settings/counterKey', 'settings/deviceKey'];

let stack: Started<Record<string, string>>;
let root: string;
let folder: string;
/** Loaded once the environment leads to the stack. */
let firebase: typeof import('../../src/firebase.ts');
let importer: typeof import('./import-backup.ts');

beforeAll(async () => {
  stack = await startStack();
  process.env.FIRESTORE_EMULATOR_HOST = stack.ready.STACK_FIRESTORE_HOST;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = stack.ready.STACK_STORAGE_HOST;
  process.env.GOOGLE_CLOUD_PROJECT = 'demo-rad-rewind';
  (await import('./project.ts')).useProject();
  firebase = await import('../../src/firebase.ts');
  importer = await import('./import-backup.ts');
  root = await mkdtemp(join(tmpdir(), 'round-trip-'));
  folder = join(root, 'backup');
  const shop = firebase.firestore();
  await shop.doc('settings/shop').set({ amazonApiKey: 'key', amazonSecretKey: SECRET }, { merge: true });
  await shop.doc('settings/newsletter').set({ doubleOptIn: true, shopOrigin: null });
  await shop.doc('settings/linkKey').set({ key: LINK_KEY });
  await addSubscriber('on@example.com', true);
  await addSubscriber('off@example.com', false);
});
afterAll(async () => {
  await stack?.stop();
  if (root) await rm(root, { recursive: true });
});

async function addSubscriber(email: string, subscribed: boolean): Promise<void> {
  const { createHash } = await import('node:crypto');
  const id = createHash('sha256').update(email).digest('hex');
  const consent = { consentText: 'Yes, mail me', pending: false };
  const createdAt = new Date('2026-11-20T12:00:00.123Z');
  await firebase
    .firestore()
    .doc(`subscribers/${id}`)
    .set({ email, subscribed, createdAt, ...consent });
}

/** Everything that matters, the version of the catalogue aside, as JSON. */
async function snapshot(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const collection of TRACKED) {
    const { docs } = await firebase.firestore().collection(collection).get();
    for (const document of docs.filter(({ ref }) => !MADE_ANEW.includes(ref.path))) {
      // What follows from the rest: the pictures that stand for categories, and the words that searches know.
      const { version: _version, pictures: _pictures, words: _words, ...fields } = document.data();
      all[document.ref.path] = encodeValue(fields);
    }
  }
  const [files] = await (await firebase.bucket()).getFiles({ prefix: 'uploads/' });
  for (const file of files) all[file.name] = file.metadata.md5Hash;
  return all;
}

async function wipe(): Promise<void> {
  for (const collection of await firebase.firestore().listCollections()) {
    await firebase.firestore().recursiveDelete(collection);
  }
  await (await firebase.bucket()).deleteFiles({ prefix: 'uploads/' });
}

function run(options: { write?: boolean; overwrite?: boolean; from?: string } = {}) {
  const { write = false, overwrite = false, from = folder } = options;
  return importer.importBackup({ folder: from, write, overwrite, log: () => {} });
}

const status = async (path: string) => (await fetch(stack.ready.STACK_URL + path)).status;

test('export, wipe, import: everything is there again, and pages work', async () => {
  const { exportBackup } = await import('./export-backup.ts');
  const before = await snapshot();
  const { files } = await exportBackup({ folder, project: 'demo-rad-rewind', withSecrets: false });
  expect(files.products.count).toBe(40);
  expect(files.pictures.count).toBeGreaterThan(30);
  expect(files.subscribers.count).toBe(2);
  await wipe();
  expect(await snapshot()).toEqual({});

  const plan = await run();
  expect(plan.count('products', 'create')).toBe(40);
  expect(await snapshot()).toEqual({});

  await run({ write: true });
  const after = await snapshot();
  const { amazonSecretKey: _secret, ...settings } = before['settings/shop'] as Record<string, unknown>;
  const { 'settings/linkKey': _key, ...kept } = before;
  expect(after).toEqual({ ...kept, 'settings/shop': settings });

  const { slug } = before['products/1'] as { slug: string };
  const [picture] = Object.keys(before).filter((path) => path.startsWith('uploads/'));
  for (const path of ['/', `/product/${slug}`, '/categories', `/${picture}`]) {
    expect([path, await status(path)]).toEqual([path, 200]);
  }
});

test('the secret key leaves the shop only where a flag says so', async () => {
  const { exportBackup } = await import('./export-backup.ts');
  const withoutSecrets = await readFile(join(folder, 'settings.ndjson'), 'utf8');
  expect(withoutSecrets).not.toContain(SECRET);
  expect(withoutSecrets).not.toContain(LINK_KEY);
  await firebase.firestore().doc('settings/linkKey').set({ key: LINK_KEY });
  await firebase.firestore().doc('settings/shop').set({ amazonSecretKey: SECRET }, { merge: true });
  const other = join(root, 'with-secrets');
  await exportBackup({ folder: other, project: 'demo-rad-rewind', withSecrets: true });
  const withSecrets = await readFile(join(other, 'settings.ndjson'), 'utf8');
  expect(withSecrets).toContain(SECRET);
  expect(withSecrets).toContain(LINK_KEY);
  await expect(exportBackup({ folder: other, project: 'x', withSecrets: false })).rejects.toThrow(
    'not empty',
  );
});

test('an import overwrites nothing unless it is told to, and says what differs', async () => {
  const shop = firebase.firestore();
  const { slug } = (await shop.doc('products/2').get()).data() as { slug: string };
  await shop.doc('products/2').update({ name: 'Changed here', slug: 'changed-here' });
  await shop.doc(`productSlugs/${slug}`).delete();
  await shop.doc('productSlugs/changed-here').set({ id: 2 });
  const before = await snapshot();
  const outcome = await run({ write: true });
  expect([outcome.total('create'), outcome.total('overwrite'), outcome.total('left')]).toEqual([0, 0, 1]);
  expect(outcome.lines('products').join('\n')).toMatch(/left as they are: 2 "/);
  expect(await snapshot()).toEqual(before);
  expect((await run({ write: true, overwrite: true })).count('products', 'overwrite')).toBe(1);
  expect((await shop.doc('products/2').get()).get('slug')).toBe(slug);
  expect((await shop.doc('productSlugs/changed-here').get()).exists).toBe(false);
  expect((await shop.doc(`productSlugs/${slug}`).get()).get('id')).toBe(2);
  const { docs } = await shop.collection('audit').where('verb', '==', 'import').get();
  expect(docs.map((document) => document.get('who'))).toContain('data:import');
});

test('an import never turns an address on again', async () => {
  const found = await firebase
    .firestore()
    .collection('subscribers')
    .where('email', '==', 'on@example.com')
    .get();
  await found.docs[0]?.ref.update({ subscribed: false });
  const outcome = await run({ write: true, overwrite: true });
  expect(outcome.count('subscribers', 'left')).toBe(1);
  expect((await found.docs[0]?.ref.get())?.get('subscribed')).toBe(false);
});

test('what was deleted and came back by an import can be deleted again, and restored', async () => {
  const { deleteEntity, restoreEntity } = await import('../../src/catalogue/deletion.ts');
  const { Trace } = await import('../../src/audit/trace.ts');
  const shop = firebase.firestore();
  const trace = new Trace('admin', new Date());
  for (const [kind, path] of [
    ['product', 'products/5'],
    ['category', 'categories/5'],
  ] as const) {
    await deleteEntity(kind, 5, trace);
    await run({ write: true });
    expect((await shop.doc(path).get()).exists).toBe(true);
    expect((await shop.doc(`deleted/${kind}-5`).get()).exists).toBe(false);
    await deleteEntity(kind, 5, trace);
    await restoreEntity(kind, 5, {}, trace);
    expect((await shop.doc(path).get()).exists).toBe(true);
  }
});

test("mails of the restored shop never lead to the backup's", async () => {
  const { exportBackup } = await import('./export-backup.ts');
  const newsletter = firebase.firestore().doc('settings/newsletter');
  const from = join(root, 'of-another-shop');
  await newsletter.set({ doubleOptIn: false, shopOrigin: 'https://other.example' });
  await exportBackup({ folder: from, project: 'other', withSecrets: false });
  await newsletter.set({ doubleOptIn: true, shopOrigin: 'https://here.example' });
  await run({ write: true, overwrite: true, from });
  expect((await newsletter.get()).data()).toEqual({ doubleOptIn: false, shopOrigin: 'https://here.example' });
  await newsletter.delete();
  await run({ write: true, from });
  expect((await newsletter.get()).data()).toEqual({ doubleOptIn: false, shopOrigin: null });
});

test('a slug that somebody else has by now stops the import before anything is written', async () => {
  const { deleteEntity } = await import('../../src/catalogue/deletion.ts');
  const { createProduct } = await import('../../src/catalogue/product-writes.ts');
  const { Trace } = await import('../../src/audit/trace.ts');
  const shop = firebase.firestore();
  const trace = new Trace('admin', new Date());
  const { slug } = (await shop.doc('products/3').get()).data() as { slug: string };
  await deleteEntity('product', 3, trace);
  await deleteEntity('product', 4, trace);
  const form = { name: 'Taker', slug, affiliateLink: 'https://partner.example/x' };
  const taker = await createProduct(productInputSchema.parse(form) as ProductInput, null, trace);
  // Not one of the backup's ids, nor of what was deleted since.
  expect(taker.id).toBe(41);
  const before = await snapshot();
  await expect(run({ write: true })).rejects.toThrow(
    `products/3: slug "${slug}" belongs to products/41 here`,
  );
  expect(await snapshot()).toEqual(before);
});
