import { LIST_LIMIT_MAX, NEW_ARRIVAL_MS } from '@rad-rewind/contract/limits';
import { apiPath } from '@rad-rewind/contract/paths';
import {
  type Product,
  type PublicProduct,
  productSchema,
  publicProductSchema,
} from '@rad-rewind/contract/product';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { makeCategory, makeProduct, notice, uniqueSlug } from '../../test/catalogue-factory.ts';
import { patchProduct } from '../../test/firestore-control.ts';
import { signInAdmin, signInOrdinaryUser, visitor } from '../../test/people.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

async function slugsOf(query: Parameters<typeof apiPath.products>[0], client = visitor()): Promise<string[]> {
  const { status, body } = await client.get<PublicProduct[]>(apiPath.products(query));
  expect(status).toBe(200);
  return body.map((product) => product.slug);
}

const daysAgo = (days: number) => ({ timestamp: new Date(Date.now() - days * 86_400_000).toISOString() });

describe('GET /api/products', () => {
  it('gives visitors the fields of the public list and nothing else', async () => {
    const { slug } = await makeProduct(admin);
    const { body, headers } = await visitor().get<PublicProduct[]>(apiPath.products({ slug }));
    expect(body).toHaveLength(1);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(Object.keys(publicProductSchema.shape).sort());
    expect(publicProductSchema.safeParse(body[0]).success).toBe(true);
    expect(headers.get('cache-control')).toContain('s-maxage');
  });

  it('gives admins the whole product, in no cache', async () => {
    const product = await makeProduct(admin);
    const { body, headers } = await admin.get<Product[]>(apiPath.products({ slug: product.slug }));
    expect(body).toEqual([product]);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(Object.keys(productSchema.shape).sort());
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('gives ordinary users what visitors get, in no cache', async () => {
    const { slug } = await makeProduct(admin);
    const { body, headers } = await (await signInOrdinaryUser()).get<PublicProduct[]>(
      apiPath.products({ slug }),
    );
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(Object.keys(publicProductSchema.shape).sort());
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('lists all without a query, the newest first', async () => {
    const older = await makeProduct(admin);
    const newer = await makeProduct(admin);
    const slugs = await slugsOf({});
    expect(slugs.indexOf(newer.slug)).toBeGreaterThanOrEqual(0);
    expect(slugs.indexOf(older.slug)).toBeGreaterThan(slugs.indexOf(newer.slug));
  });

  it('shows an admin a save at once', async () => {
    const { slug, id } = await makeProduct(admin);
    await admin.delete(apiPath.adminProduct(id));
    expect((await admin.get(apiPath.products({ slug }))).status).toBe(404);
  });

  it('answers 404 for a slug that no product has', async () => {
    const { status, body, headers } = await visitor().get(apiPath.products({ slug: uniqueSlug('missing') }));
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Product not found' } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('filters of GET /api/products', () => {
  it('narrows by category, featured, tag and limit, alone and together', async () => {
    const category = await makeCategory(admin);
    const tag = uniqueSlug('neon');
    const plain = await makeProduct(admin, { categoryId: category.id });
    const tagged = await makeProduct(admin, { categoryId: category.id, tags: [tag] });
    const featured = await makeProduct(admin, { categoryId: category.id, tags: [tag], isFeatured: true });
    const elsewhere = await makeProduct(admin, { tags: [tag], isFeatured: true });
    const categoryId = category.id;

    expect(await slugsOf({ categoryId })).toEqual([featured.slug, tagged.slug, plain.slug]);
    expect(await slugsOf({ categoryId, limit: 2 })).toEqual([featured.slug, tagged.slug]);
    expect(await slugsOf({ categoryId, featured: true })).toEqual([featured.slug]);
    expect(await slugsOf({ categoryId, featured: false })).toEqual([tagged.slug, plain.slug]);
    expect(await slugsOf({ categoryId, tag })).toEqual([featured.slug, tagged.slug]);
    expect(await slugsOf({ tag })).toEqual([elsewhere.slug, featured.slug, tagged.slug]);
    expect(await slugsOf({ tag, featured: true, limit: 1 })).toEqual([elsewhere.slug]);
    expect(await slugsOf({ categoryId, tag, featured: true })).toEqual([featured.slug]);
    expect(await slugsOf({ featured: true, limit: 1 })).toEqual([elsewhere.slug]);
  });

  it('narrows by new arrival, the latest arrival first, together with the others', async () => {
    const { id: categoryId } = await makeCategory(admin);
    const tag = uniqueSlug('fresh');
    const early = await makeProduct(admin, { categoryId, isNewArrival: true, tags: [tag] });
    const old = await makeProduct(admin, { categoryId, tags: [tag] });
    const late = await makeProduct(admin, { categoryId, isNewArrival: true, isFeatured: true, tags: [tag] });
    await patchProduct(early.id, { newArrivalDate: daysAgo(2) });
    await notice(admin);

    expect(await slugsOf({ categoryId, newArrival: true })).toEqual([late.slug, early.slug]);
    expect(await slugsOf({ newArrival: true, limit: 1 })).toEqual([late.slug]);
    expect(await slugsOf({ tag, newArrival: true })).toEqual([late.slug, early.slug]);
    expect(await slugsOf({ newArrival: true, featured: true, categoryId })).toEqual([late.slug]);
    expect(await slugsOf({ newArrival: true, featured: true, categoryId, tag })).toEqual([late.slug]);
    expect(await slugsOf({ newArrival: true, featured: false, tag })).toEqual([early.slug]);
    expect(await slugsOf({ newArrival: false, categoryId, limit: 5 })).toEqual([old.slug]);
  });

  it('compares tags without regard to case', async () => {
    const tag = uniqueSlug('Ünder-The-Sea');
    const { slug } = await makeProduct(admin, { tags: [tag] });
    expect(await slugsOf({ tag: tag.toUpperCase() })).toEqual([slug]);
    expect(await slugsOf({ tag: tag.toLowerCase() })).toEqual([slug]);
    expect(await slugsOf({ tag: tag.slice(0, -1) })).toEqual([]);
  });

  it('gives an empty list for a category that does not exist', async () => {
    expect(await slugsOf({ categoryId: Number.MAX_SAFE_INTEGER })).toEqual([]);
  });

  it.each([
    ['limit=0', `limit must be a whole number from 1 to ${LIST_LIMIT_MAX}`],
    ['limit=1001', `limit must be a whole number from 1 to ${LIST_LIMIT_MAX}`],
    ['limit=eight', `limit must be a whole number from 1 to ${LIST_LIMIT_MAX}`],
    ['limit=8&limit=9', `limit must be a whole number from 1 to ${LIST_LIMIT_MAX}`],
    ['categoryId=-1', `categoryId must be a whole number from 1 to ${Number.MAX_SAFE_INTEGER}`],
    ['featured=yes', 'featured must be true or false'],
    ['newArrival=1', 'newArrival must be true or false'],
    ['tag=', 'tag must not be empty'],
    [`tag=${'x'.repeat(61)}`, 'tag must be at most 60 characters'],
    [`slug=${'x'.repeat(201)}`, 'slug must be at most 200 characters'],
  ])('refuses ?%s', async (query, message) => {
    const { status, body } = await visitor().get<{ message: string }>(`/api/products?${query}`);
    expect({ status, message: body.message }).toEqual({ status: 400, message });
  });
});

describe('new arrivals', () => {
  it('are new for seven days from the day the flag was switched on', async () => {
    const product = await makeProduct(admin, { isNewArrival: true });
    const isNew = async () =>
      (await admin.get<Product[]>(apiPath.products({ slug: product.slug }))).body[0]?.isNewArrival;
    expect(await isNew()).toBe(true);
    const almost = new Date(Date.now() - NEW_ARRIVAL_MS + 60_000).toISOString();
    await patchProduct(product.id, { newArrivalDate: { timestamp: almost } });
    expect(await isNew()).toBe(true);
    await patchProduct(product.id, { newArrivalDate: daysAgo(7) });
    expect(await isNew()).toBe(false);
    expect(await slugsOf({ newArrival: true })).not.toContain(product.slug);
  });

  it('expire while the list is kept in memory', async () => {
    const { id: categoryId } = await makeCategory(admin);
    const product = await makeProduct(admin, { isNewArrival: true, categoryId });
    const soon = new Date(Date.now() - NEW_ARRIVAL_MS + 1_500).toISOString();
    await patchProduct(product.id, { newArrivalDate: { timestamp: soon } });
    await notice(admin);
    expect(await slugsOf({ newArrival: true, categoryId })).toEqual([product.slug]);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect(await slugsOf({ newArrival: true, categoryId })).toEqual([]);
    expect(await slugsOf({ newArrival: false, categoryId })).toEqual([product.slug]);
  });
});
