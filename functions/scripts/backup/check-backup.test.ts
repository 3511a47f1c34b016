import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import { pictureFile } from './export-pictures.ts';
import { LineWriter } from './lines.ts';
import { linesFile, manifestFile } from './manifest.ts';
import { encodeValue, type Fields } from './values.ts';

const NOW = Timestamp.fromMillis(1_795_000_000_123);
const PICTURE = Buffer.from('the bytes of a picture');

const product = (id: number, changes: Fields = {}): Fields => ({
  id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  description: '<p>Loud</p>',
  price: '$1.00',
  categoryId: null,
  affiliateLink: 'https://partner.example/x',
  isAmazonProduct: false,
  featuredImage: null,
  images: ['/uploads/a.webp'],
  isFeatured: false,
  tags: [],
  tagKeys: [],
  newArrivalDate: null,
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});

const category = (id: number, changes: Fields = {}): Fields => ({
  id,
  name: `Category ${id}`,
  slug: `category-${id}`,
  description: null,
  image: null,
  ...changes,
});

const subscriber = (email: string): { id: string; fields: Fields } => ({
  id: createHash('sha256').update(email).digest('hex'),
  fields: { email, subscribed: true, createdAt: NOW },
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Contents {
  categories?: Fields[];
  products?: Fields[];
  subscribers?: { id: string; fields: Fields }[];
  pictureName?: string;
}

/** Writes a backup whose manifest fits whatever is in it. */
async function writeBackup({
  categories = [],
  products = [product(1), product(2)],
  subscribers = [subscriber('a@example.com')],
  pictureName = 'a.webp',
}: Contents = {}): Promise<void> {
  await mkdir(join(folder, 'pictures'));
  await writeFile(pictureFile(folder, 'a.webp'), PICTURE);
  const digest = (algorithm: string) => createHash(algorithm).update(PICTURE);
  const picture = {
    name: pictureName,
    contentType: 'image/webp',
    bytes: PICTURE.length,
    sha256: digest('sha256').digest('hex'),
    md5: digest('md5').digest('base64'),
  };
  const lines = {
    categories: categories.map((fields) => ({ id: String(fields.id), fields: encodeValue(fields) })),
    products: products.map((fields) => ({ id: String(fields.id), fields: encodeValue(fields) })),
    settings: [{ id: 'shop', fields: { productionUrl: '' } }],
    subscribers: subscribers.map(({ id, fields }) => ({ id, fields: encodeValue(fields) })),
    pictures: [picture],
  };
  const files: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(lines)) {
    const file = await LineWriter.create(linesFile(folder, name as keyof typeof lines));
    await file.write(values);
    files[name] = await file.close();
  }
  const about = { format: 'rad-rewind-backup', version: 1, createdAt: new Date().toISOString() };
  const manifest = {
    ...about,
    project: 'demo',
    withSecrets: false,
    counters: { product: 2, category: 0 },
    files,
  };
  await writeFile(manifestFile(folder), JSON.stringify(manifest));
}

async function expectRefusal(message: RegExp): Promise<void> {
  const error = await checkBackup(folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BackupError);
  expect((error as Error).message).toMatch(message);
}

describe('a backup', () => {
  it('that is whole passes, and tells its slugs', async () => {
    await writeBackup();
    const { slugs } = await checkBackup(folder);
    expect([...slugs.products]).toEqual([
      ['product-1', 1],
      ['product-2', 2],
    ]);
  });

  it('from before categories had a time passes, and one with it', async () => {
    const updatedAt = '2026-11-20T10:00:00.000Z';
    await writeBackup({ categories: [category(1), category(2, { updatedAt })] });
    const { slugs } = await checkBackup(folder);
    expect([...slugs.categories.keys()]).toEqual(['category-1', 'category-2']);
  });

  it('that was broken off, without a manifest, is refused', async () => {
    await writeBackup();
    await rm(manifestFile(folder));
    await expectRefusal(/manifest\.json is missing/);
  });

  it('of another version is refused', async () => {
    await writeBackup();
    const manifest = JSON.parse(await readFile(manifestFile(folder), 'utf8'));
    await writeFile(manifestFile(folder), JSON.stringify({ ...manifest, version: 2 }));
    await expectRefusal(/of version 1/);
  });

  it('with a file that is cut off is refused', async () => {
    await writeBackup();
    const whole = await readFile(linesFile(folder, 'products'));
    await truncate(linesFile(folder, 'products'), whole.length - 10);
    await expectRefusal(/products\.ndjson is not what the manifest says/);
  });

  it('with a line too many is refused', async () => {
    await writeBackup();
    await appendFile(linesFile(folder, 'subscribers'), '{}\n');
    await expectRefusal(/subscribers\.ndjson is not what the manifest says/);
  });

  it('with a missing or changed picture is refused', async () => {
    await writeBackup();
    await writeFile(pictureFile(folder, 'a.webp'), 'The bytes of a picture');
    await expectRefusal(/Picture a\.webp is not what the backup says/);
    await rm(pictureFile(folder, 'a.webp'));
    await expectRefusal(/a\.webp cannot be read/);
  });

  it.each<[string, Contents, RegExp]>([
    [
      'one slug twice',
      { products: [product(1), product(2, { slug: 'product-1' })] },
      /"product-1" is there twice/,
    ],
    ['one id twice', { products: [product(1), product(1, { slug: 'x' })] }, /products\/1 is there twice/],
    [
      'a link that runs script',
      { products: [product(1, { affiliateLink: 'javascript:alert(1)' })] },
      /affiliateLink/,
    ],
    [
      'a picture that runs script',
      { products: [product(1, { images: ['javascript:alert(1)'] })] },
      /images\.0/,
    ],
    ['a time that is none', { categories: [category(1, { updatedAt: 'x' })] }, /categories\/1: updatedAt/],
    ['a field missing', { products: [product(1, { updatedAt: null })] }, /products\/1: updatedAt/],
    [
      'an id of another address',
      { subscribers: [{ ...subscriber('a@example.com'), id: 'x' }] },
      /subscribers\/x/,
    ],
    ['a picture outside of its folder', { pictureName: '../a.webp' }, /names no picture/],
  ])('with %s is refused', async (_what, contents, message) => {
    await writeBackup(contents);
    await expectRefusal(message);
  });
});
