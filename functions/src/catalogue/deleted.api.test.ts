import type { DeletedItem, DeletedPage } from '@rad-rewind/contract/deleted';
import { apiPath } from '@rad-rewind/contract/paths';
import type { Product, PublicProduct } from '@rad-rewind/contract/product';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { latestEntry } from '../../test/audit-trail.ts';
import { makeCategory, makeProduct, uniqueSlug } from '../../test/catalogue-factory.ts';
import { patchDocument, readDocument } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';
import { STACK_URL } from '../../test/stack.ts';
import { useStackFirestore } from '../../test/stack-firestore.ts';
import { purgeDeleted } from './deletion.ts';

const DAY_MS = 86_400_000;

let admin: ApiClient;
beforeAll(async () => {
  useStackFirestore();
  admin = await signInAdmin();
});

async function deletedItem(kind: DeletedItem['kind'], id: number): Promise<DeletedItem | undefined> {
  let cursor: string | undefined;
  do {
    const { body }: { body: DeletedPage } = await admin.get<DeletedPage>(apiPath.adminDeleted(cursor));
    const found = body.items.find((item) => item.kind === kind && item.id === id);
    if (found) return found;
    cursor = body.next ?? undefined;
  } while (cursor !== undefined);
  return undefined;
}

async function makeDeletedProduct(overrides: Parameters<typeof makeProduct>[1] = {}): Promise<Product> {
  const product = await makeProduct(admin, overrides);
  expect((await admin.delete(apiPath.adminProduct(product.id))).status).toBe(204);
  return product;
}

const restore = (kind: string, id: number, body?: object) =>
  admin.post<{ message?: string; slug?: string }>(apiPath.adminRestore(kind, id), body ?? {});

/** A deletion of an hour ago behind the server's back. */
async function writeDeleted(id: number): Promise<void> {
  const moment = new Date(Date.now() - 3_600_000 + (id % 1000)).toISOString();
  const about = { kind: 'product', id, name: 'Gone', slug: `gone-${id}`, deletedBy: 'admin', document: {} };
  const key = `${moment}-product-${id}`;
  await patchDocument(`deleted/product-${id}`, { ...about, key, deletedAt: { timestamp: moment } });
}

/** Moves a deletion into the past. */
async function age(kind: string, id: number, days: number): Promise<void> {
  const moment = new Date(Date.now() - days * DAY_MS).toISOString();
  const fields = { deletedAt: { timestamp: moment }, key: `${moment}-${kind}-${id}` };
  await patchDocument(`deleted/${kind}-${id}`, fields);
}

describe('what was deleted', () => {
  it('is told with who deleted it, when, and until when it can be restored', async () => {
    const { id, name, slug } = await makeDeletedProduct();
    const item = await deletedItem('product', id);
    expect(item).toMatchObject({ kind: 'product', id, name, slug, deletedBy: 'admin' });
    const days = (Date.parse(item?.restorableUntil ?? '') - Date.parse(item?.deletedAt ?? '')) / DAY_MS;
    expect(days).toBe(30);
  });

  it('is in no list, page, search or count, and its slug is free', async () => {
    const word = `zorbatron${Date.now()}`;
    const before = await readDocument('meta/catalogue');
    const { id, slug } = await makeDeletedProduct({ name: word, tags: [word], isFeatured: true });
    const lists = [{ q: word }, { tag: word }, { featured: true, limit: 1000 }, {}];
    for (const query of lists) {
      for (const client of [admin, visitor()]) {
        const { body } = await client.get<PublicProduct[]>(apiPath.products(query));
        expect(body.map((product) => product.id)).not.toContain(id);
      }
    }
    expect((await admin.get(apiPath.products({ slug }))).status).toBe(404);
    expect((await fetch(`${STACK_URL}/product/${slug}`)).status).toBe(404);
    const after = await readDocument('meta/catalogue');
    expect([after?.products, after?.featured]).toEqual([before?.products ?? 0, before?.featured ?? 0]);
    await makeProduct(admin, { slug });
  });

  it('is paged, what was deleted last first', async () => {
    await Promise.all(Array.from({ length: 51 }, (_none, index) => writeDeleted(800_000_000 + index)));
    const first = (await admin.get<DeletedPage>(apiPath.adminDeleted())).body;
    expect(first.items).toHaveLength(50);
    const second = (await admin.get<DeletedPage>(apiPath.adminDeleted(first.next ?? ''))).body;
    const times = [...first.items, ...second.items].map(({ deletedAt }) => deletedAt);
    expect(times).toEqual([...times].sort().reverse());
    const ids = [...first.items, ...second.items].map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.items.length).toBeGreaterThan(0);
  });
});

describe('POST /api/admin/deleted/{kind}/{id}/restore', () => {
  it('brings a product back with everything, its category included, and counts it', async () => {
    const category = await makeCategory(admin);
    const product = await makeProduct(admin, {
      categoryId: category.id,
      tags: ['Neon'],
      images: ['/uploads/a.webp'],
      isFeatured: true,
      isNewArrival: true,
      isAmazonProduct: true,
      amazonProductId: 'B0RW90H001',
      seoTitle: 'A title',
    });
    const stored = await readDocument(`products/${product.id}`);
    const counts = await readDocument('meta/catalogue');
    await admin.delete(apiPath.adminProduct(product.id));
    const { status, body } = await restore('product', product.id);
    expect({ status, body }).toEqual({
      status: 200,
      body: { kind: 'product', id: product.id, name: product.name, slug: product.slug },
    });
    expect(await readDocument(`products/${product.id}`)).toEqual(stored);
    expect(await readDocument(`productSlugs/${product.slug}`)).toEqual({ id: product.id });
    const { products, featured, version } = (await readDocument('meta/catalogue')) ?? {};
    expect([products, featured]).toEqual([counts?.products, counts?.featured]);
    expect(version).not.toBe(counts?.version);
    const seen = await visitor().get<PublicProduct[]>(apiPath.products({ categoryId: category.id }));
    expect(seen.body.map(({ id }) => id)).toEqual([product.id]);
    expect(await deletedItem('product', product.id)).toBeUndefined();
  });

  it('brings a category back, and with it the place of its products', async () => {
    const category = await makeCategory(admin, { description: 'Small and loud', image: '/uploads/c.webp' });
    const product = await makeProduct(admin, { categoryId: category.id });
    await admin.delete(apiPath.adminProduct(product.id));
    await admin.delete(apiPath.adminCategory(category.id));
    expect((await restore('product', product.id)).status).toBe(200);
    expect((await restore('category', category.id)).status).toBe(200);
    expect(await readDocument(`categories/${category.id}`)).toEqual(category);
    expect((await readDocument(`products/${product.id}`))?.categoryId).toBe(category.id);
  });

  it('answers 409 that names a slug somebody else took, and restores under another one', async () => {
    const product = await makeDeletedProduct();
    const taker = await makeProduct(admin, { slug: product.slug });
    const refused = await restore('product', product.id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`"${product.slug}"`);
    expect(await readDocument(`productSlugs/${product.slug}`)).toEqual({ id: taker.id });
    expect(await deletedItem('product', product.id)).toBeDefined();
    const slug = uniqueSlug('back-again');
    const { status, body } = await restore('product', product.id, { slug });
    expect({ status, slug: body.slug }).toEqual({ status: 200, slug });
    expect(await readDocument(`products/${product.id}`)).toMatchObject({ slug });
  });

  it('gives one of two restores at once the product, and counts it once', async () => {
    const product = await makeDeletedProduct();
    const before = await readDocument('meta/catalogue');
    const answers = await Promise.all([restore('product', product.id), restore('product', product.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await readDocument('meta/catalogue'))?.products).toBe(Number(before?.products) + 1);
  });

  it('answers 404 after 30 days, and lists it no more', async () => {
    const { id } = await makeDeletedProduct();
    await age('product', id, 29.99);
    expect(await deletedItem('product', id)).toBeDefined();
    await age('product', id, 30.01);
    expect(await deletedItem('product', id)).toBeUndefined();
    expect((await restore('product', id)).status).toBe(404);
  });

  it.each([
    ['product', '999999999'],
    ['product', 'abc'],
    ['picture', '1'],
  ])('answers 404 for %s %s', async (kind, id) => {
    const { status } = await admin.post(`/api/admin/deleted/${kind}/${id}/restore`, {});
    expect(status).toBe(404);
  });
});

describe('DELETE /api/admin/deleted/{kind}/{id}', () => {
  it('removes it for good and leaves its id to nobody', async () => {
    const { id, name } = await makeDeletedProduct();
    expect((await admin.delete(apiPath.adminDeletedItem('product', id))).status).toBe(204);
    expect((await restore('product', id)).status).toBe(404);
    expect((await admin.delete(apiPath.adminDeletedItem('product', id))).status).toBe(404);
    expect(await latestEntry(admin, 'product', id)).toMatchObject({ verb: 'delete-forever', subject: name });
    expect((await makeProduct(admin)).id).toBeGreaterThan(id);
  });
});

describe('the nightly clean-up', () => {
  it('removes for good what is older than 30 days and nothing younger, and says so in the trail', async () => {
    const [old, young] = [await makeDeletedProduct(), await makeDeletedProduct()];
    await age('product', old.id, 30.01);
    await age('product', young.id, 29.99);
    expect(await purgeDeleted(new Date())).toBeGreaterThan(0);
    expect(await readDocument(`deleted/product-${old.id}`)).toBeUndefined();
    expect(await readDocument(`deleted/product-${young.id}`)).toBeDefined();
    const purged = { verb: 'delete-forever', who: 'schedule', subject: old.name };
    expect(await latestEntry(admin, 'product', old.id)).toMatchObject(purged);
    expect(await purgeDeleted(new Date())).toBe(0);
  });
});
