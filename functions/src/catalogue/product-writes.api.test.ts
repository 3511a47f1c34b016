import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { apiPath } from '@rad-rewind/contract/paths';
import type { Product, ProductForm, PublicProduct } from '@rad-rewind/contract/product';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { makeCategory, makeProduct, productForm, uniqueSlug } from '../../test/catalogue-factory.ts';
import { patchProduct, readDocument } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

const counts = async () => (await readDocument('meta/catalogue')) ?? {};

/** What a form would send to change one thing of a product. */
function formOf(
  { id: _id, createdAt: _c, updatedAt: _u, ...fields }: Product,
  changes: Partial<ProductForm>,
) {
  return { ...fields, ...changes };
}

describe('POST /api/admin/products', () => {
  it('stores every field and answers the whole product', async () => {
    const { id: categoryId } = await makeCategory(admin);
    const form = productForm({
      categoryId: String(categoryId),
      isAmazonProduct: true,
      amazonProductId: 'B000000001',
      images: ['/uploads/side.webp', 'https://images.example/back.jpg'],
      isFeatured: true,
      tags: ['Pets', 'pets', 'Keychain'],
      seoTitle: 'A pet in your pocket',
      seoDescription: 'It beeps.',
    });
    const product = await makeProduct(admin, form);
    expect(product).toMatchObject({ ...form, categoryId, isNewArrival: false, newArrivalDate: null });
    expect(product.createdAt).toBe(product.updatedAt);
    expect(Math.abs(Date.now() - Date.parse(product.createdAt))).toBeLessThan(60_000);
    expect(await readDocument(`products/${product.id}`)).toMatchObject({ tagKeys: ['pets', 'keychain'] });
  });

  it('fills what is left out: null, false and empty lists', async () => {
    const slug = uniqueSlug('bare');
    const { body } = await admin.post<Product>(apiPath.adminProducts, {
      name: 'Bare',
      slug,
      affiliateLink: 'https://partner.example/',
    });
    await admin.delete(apiPath.adminProduct(body.id));
    expect(body).toMatchObject({
      ...{ description: null, price: null, categoryId: null, amazonProductId: null, featuredImage: null },
      ...{ images: [], tags: [], isFeatured: false, isNewArrival: false, isAmazonProduct: false },
      ...{ seoTitle: null, seoDescription: null, newArrivalDate: null },
    });
  });

  it('takes a copy into the category of its original that was deleted, until that is gone for good', async () => {
    const category = await makeCategory(admin);
    const form = { categoryId: category.id };
    await admin.delete(apiPath.adminCategory(category.id));
    expect(await makeProduct(admin, form)).toMatchObject(form);
    await admin.delete(apiPath.adminDeletedItem('category', category.id));
    const { status, body } = await admin.post(apiPath.adminProducts, productForm(form));
    const message = 'categoryId must be the number of a category';
    expect({ status, body }).toMatchObject({ status: 400, body: { message } });
  });

  it('gives rising ids, and never one twice', async () => {
    const first = await makeProduct(admin);
    await admin.delete(apiPath.adminProduct(first.id));
    expect((await makeProduct(admin)).id).toBeGreaterThan(first.id);
  });

  it('stores descriptions without what is dangerous', async () => {
    const { description } = await makeProduct(admin, {
      description: '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">you</a></p>',
    });
    expect(description).toBe('<p>Hi <a>you</a></p>');
  });

  it('keeps the counts of the catalogue right', async () => {
    const before = await counts();
    const product = await makeProduct(admin, { isFeatured: true });
    const after = await counts();
    expect(Number(after.products) - Number(before.products ?? 0)).toBe(1);
    expect(Number(after.featured) - Number(before.featured ?? 0)).toBe(1);
    await admin.put(apiPath.adminProduct(product.id), formOf(product, { isFeatured: false }));
    expect((await counts()).featured).toBe(before.featured ?? 0);
    await admin.delete(apiPath.adminProduct(product.id));
    expect(await counts()).toMatchObject({ products: before.products ?? 0, featured: before.featured ?? 0 });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '' }, 'Name is required'],
    ['a blank name', { name: '  ' }, 'Name is required'],
    ['a long name', { name: 'x'.repeat(201) }, 'Name must be at most 200 characters'],
    ['no slug', { slug: '' }, 'Slug is required'],
    ['a slug with capitals', { slug: 'Virtual-Pet' }, 'Slug must be URL-friendly'],
    ['a slug with a double hyphen', { slug: 'virtual--pet' }, 'Slug must be URL-friendly'],
    ['a slug that ends in a hyphen', { slug: 'virtual-' }, 'Slug must be URL-friendly'],
    ['no link', { affiliateLink: '' }, 'affiliateLink: Must be a valid URL'],
    [
      'a link that runs script',
      { affiliateLink: 'javascript:alert(1)' },
      'affiliateLink: Must be a valid URL',
    ],
    ['a category that is no number', { categoryId: 'toys' }, 'categoryId must be the number of a category'],
    [
      'a category that is not there',
      { categoryId: 987_654_321 },
      'categoryId must be the number of a category',
    ],
    ['a price that is no text', { price: 24.99 }, 'Price must be text'],
    ['a flag that is no flag', { isFeatured: 'yes' }, 'isFeatured must be true or false'],
    ['images that are no list', { images: '/a.png' }, 'Images must be a list'],
    [
      'an image that runs script',
      { images: ['/a.png', 'data:text/html,x'] },
      'Each image must be an http(s) address',
    ],
    [
      'a featured image elsewhere',
      { featuredImage: '//evil.example/a' },
      'Featured image must be an http(s) address',
    ],
    ['an empty tag', { tags: ['a', ' '] }, 'Tags must not be empty'],
    ['too many tags', { tags: Array(31).fill('a') }, 'Tags must have at most 30 entries'],
  ])('refuses %s, naming the field', async (_what, change, message) => {
    const form = { ...productForm(), ...change };
    const { status, body } = await admin.post<{ message: string; issues: { field: string }[] }>(
      apiPath.adminProducts,
      form,
    );
    expect(status).toBe(400);
    expect(body.message.startsWith(message), body.message).toBe(true);
    expect(body.issues[0]?.field.split('.')[0]).toBe(Object.keys(change)[0]);
    expect(await readDocument(`productSlugs/${String(form.slug) || 'none'}`)).toBeUndefined();
  });

  it('answers 409 for a slug that is taken, and stores nothing', async () => {
    const { slug } = await makeProduct(admin);
    const before = await counts();
    const { status, body } = await admin.post(apiPath.adminProducts, productForm({ slug }));
    expect({ status, body }).toEqual({ status: 409, body: { message: `Slug "${slug}" is already taken` } });
    expect(await counts()).toEqual(before);
  });

  it('lets one of 50 parallel saves of one slug through', async () => {
    const slug = uniqueSlug('rush');
    const before = await counts();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => admin.post<Product>(apiPath.adminProducts, productForm({ slug }))),
    );
    const statuses = answers.map(({ status }) => status);
    const winners = answers.filter(({ status }) => status === 201);
    for (const { body } of winners) await admin.delete(apiPath.adminProduct(body.id));
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(winners).toHaveLength(1);
    expect((await counts()).products).toBe(before.products ?? 0);
  });
});

describe('PUT /api/admin/products/{id}', () => {
  it('replaces the fields, keeps id and date of creation, and shows visitors the change', async () => {
    const product = await makeProduct(admin);
    const slug = uniqueSlug('renamed');
    const change = { name: 'Renamed', slug, price: '' };
    const { status, body } = await admin.put<Product>(
      apiPath.adminProduct(product.id),
      formOf(product, change),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: product.id,
      createdAt: product.createdAt,
      name: 'Renamed',
      slug,
      price: null,
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(product.updatedAt));
    expect((await admin.get(apiPath.products({ slug }))).status).toBe(200);
    const seen = await visitor().get<PublicProduct[]>(apiPath.products({ slug }));
    expect(seen.body[0]?.name).toBe('Renamed');
  });

  it('refuses a save on a version that somebody else has replaced, and tells when', async () => {
    const opened = await makeProduct(admin);
    const path = apiPath.adminProduct(opened.id);
    const theirs = await admin.put<Product>(path, formOf(opened, { name: 'Theirs' }));
    const mine = { ...formOf(opened, { name: 'Mine' }), expectedUpdatedAt: opened.updatedAt };
    const refused = await admin.put(path, mine);
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      message: ERROR_TEXT.productChanged,
      changedAt: theirs.body.updatedAt,
    });
    const overwritten = await admin.put<Product>(path, { ...mine, expectedUpdatedAt: theirs.body.updatedAt });
    expect([overwritten.status, overwritten.body.name]).toEqual([200, 'Mine']);
    expect(await readDocument(`products/${opened.id}`)).not.toHaveProperty('expectedUpdatedAt');
  });

  it('sets the old slug free and takes the new one', async () => {
    const product = await makeProduct(admin);
    const slug = uniqueSlug('moved');
    await admin.put(apiPath.adminProduct(product.id), formOf(product, { slug }));
    await makeProduct(admin, { slug: product.slug });
    expect((await admin.post(apiPath.adminProducts, productForm({ slug }))).status).toBe(409);
  });

  it('answers 409 for a slug of another product and changes nothing', async () => {
    const [taken, product] = [await makeProduct(admin), await makeProduct(admin)];
    const before = await readDocument(`products/${product.id}`);
    const change = formOf(product, { slug: taken.slug, name: 'Thief' });
    expect((await admin.put(apiPath.adminProduct(product.id), change)).status).toBe(409);
    expect(await readDocument(`products/${product.id}`)).toEqual(before);
    expect(await readDocument(`productSlugs/${product.slug}`)).toEqual({ id: product.id });
  });

  it('stamps the arrival when the flag goes on, keeps the stamp, drops it when it goes off', async () => {
    const product = await makeProduct(admin);
    const save = async (isNewArrival: boolean) =>
      (await admin.put<Product>(apiPath.adminProduct(product.id), formOf(product, { isNewArrival }))).body;
    const on = await save(true);
    expect(on.newArrivalDate).toBe(on.updatedAt);
    expect((await save(true)).newArrivalDate).toBe(on.newArrivalDate);
    expect(await save(false)).toMatchObject({ newArrivalDate: null, isNewArrival: false });
  });

  it('stamps it again when an expired flag is saved as on', async () => {
    const product = await makeProduct(admin, { isNewArrival: true });
    const expired = new Date(Date.now() - 8 * 86_400_000).toISOString();
    await patchProduct(product.id, { newArrivalDate: { timestamp: expired } });
    const again = formOf(product, { isNewArrival: true });
    const { body } = await admin.put<Product>(apiPath.adminProduct(product.id), again);
    expect(body).toMatchObject({ isNewArrival: true, newArrivalDate: body.updatedAt });
  });

  it('keeps a category that was deleted since', async () => {
    const category = await makeCategory(admin);
    const product = await makeProduct(admin, { categoryId: category.id });
    await admin.delete(apiPath.adminCategory(category.id));
    const { status, body } = await admin.put<Product>(
      apiPath.adminProduct(product.id),
      formOf(product, { name: 'Still' }),
    );
    expect({ status, categoryId: body.categoryId }).toEqual({ status: 200, categoryId: category.id });
  });

  it('refuses what a new product may not have either', async () => {
    const product = await makeProduct(admin);
    const { status, body } = await admin.put(apiPath.adminProduct(product.id), formOf(product, { name: '' }));
    expect({ status, body }).toMatchObject({ status: 400, body: { message: 'Name is required' } });
  });

  it.each(['999999999', '0', 'abc', '1e3', '-1', '9'.repeat(40)])('answers 404 for the id %s', async (id) => {
    const { status, body } = await admin.put(`/api/admin/products/${id}`, productForm());
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Product not found' } });
  });
});

describe('DELETE /api/admin/products/{id}', () => {
  it('removes the product and sets its slug free', async () => {
    const { id, slug } = await makeProduct(admin);
    const { status, body } = await admin.delete(apiPath.adminProduct(id));
    expect({ status, body }).toEqual({ status: 204, body: null });
    expect(await readDocument(`products/${id}`)).toBeUndefined();
    await makeProduct(admin, { slug });
  });

  it('answers 404 the second time', async () => {
    const { id } = await makeProduct(admin);
    await admin.delete(apiPath.adminProduct(id));
    const { status, body } = await admin.delete(apiPath.adminProduct(id));
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Product not found' } });
  });
});
