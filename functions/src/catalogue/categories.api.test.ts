import type { Category, RandomCategoryImage } from '@rad-rewind/contract/category';
import { apiPath } from '@rad-rewind/contract/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { categoryForm, makeCategory, makeProduct, uniqueSlug } from '../../test/catalogue-factory.ts';
import { readDocument } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

const listed = async (client: ApiClient) => (await client.get<Category[]>(apiPath.categories)).body;

describe('GET /api/categories', () => {
  it('gives everybody all categories, in the order in which they were made', async () => {
    const first = await makeCategory(admin);
    const second = await makeCategory(admin, {
      description: 'Small and loud',
      image: '/uploads/pocket.webp',
    });
    const seen = await listed(visitor());
    expect(seen.filter(({ id }) => id === first.id || id === second.id)).toEqual([first, second]);
    expect(await listed(admin)).toEqual(seen);
  });
});

describe('POST /api/admin/categories', () => {
  it('stores what it is given, and null for what is left out', async () => {
    const form = categoryForm();
    const category = await makeCategory(admin, form);
    expect(category).toEqual({ id: category.id, ...form, description: null, image: null });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '' }, 'Name is required'],
    ['no slug', { slug: '' }, 'Slug is required'],
    ['a slug with an underscore', { slug: 'pocket_things' }, 'Slug must be URL-friendly'],
    ['a description that is no text', { description: 5 }, 'Description must be text'],
    ['an image that is no address', { image: 'a picture' }, 'Image must be an http(s) address'],
  ])('refuses %s, naming the field', async (_what, change, message) => {
    const { status, body } = await admin.post<{ message: string }>(apiPath.adminCategories, {
      ...categoryForm(),
      ...change,
    });
    expect(status).toBe(400);
    expect(body.message.startsWith(message), body.message).toBe(true);
  });

  it('answers 409 for a slug that is taken', async () => {
    const { slug } = await makeCategory(admin);
    const { status, body } = await admin.post(apiPath.adminCategories, categoryForm({ slug }));
    expect({ status, body }).toEqual({ status: 409, body: { message: `Slug "${slug}" is already taken` } });
  });

  it('gives 20 parallel saves 20 ids', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post<Category>(apiPath.adminCategories, categoryForm())),
    );
    const ids = answers.map(({ body }) => body.id);
    for (const id of ids) await admin.delete(apiPath.adminCategory(id));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(ids).size).toBe(20);
  });
});

describe('PUT /api/admin/categories/{id}', () => {
  it('replaces the fields and moves the slug', async () => {
    const before = await makeCategory(admin, { description: 'Gone soon' });
    const change = { name: 'Bigger things', slug: uniqueSlug('bigger') };
    const { status, body } = await admin.put<Category>(apiPath.adminCategory(before.id), change);
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: before.id, ...change, description: null, image: null },
    });
    expect(await listed(admin)).toContainEqual(body);
    await makeCategory(admin, { slug: before.slug });
  });

  it('answers 409 for a slug of another category and changes nothing', async () => {
    const [taken, category] = [await makeCategory(admin), await makeCategory(admin)];
    const { status } = await admin.put(
      apiPath.adminCategory(category.id),
      categoryForm({ slug: taken.slug }),
    );
    expect(status).toBe(409);
    expect(await readDocument(`categories/${category.id}`)).toEqual(category);
  });

  it('answers 404 for an unknown id', async () => {
    const { status, body } = await admin.put(apiPath.adminCategory(987_654_321), categoryForm());
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Category not found' } });
  });
});

describe('DELETE /api/admin/categories/{id}', () => {
  it('removes it; its products keep its id', async () => {
    const category = await makeCategory(admin);
    const product = await makeProduct(admin, { categoryId: category.id });
    expect((await admin.delete(apiPath.adminCategory(category.id))).status).toBe(204);
    expect(await listed(admin)).not.toContainEqual(category);
    expect((await readDocument(`products/${product.id}`))?.categoryId).toBe(category.id);
    expect((await admin.delete(apiPath.adminCategory(category.id))).status).toBe(404);
  });

  it('keeps the count of the catalogue right', async () => {
    const count = async () => Number((await readDocument('meta/catalogue'))?.categories ?? 0);
    const before = await count();
    const { id } = await makeCategory(admin);
    expect(await count()).toBe(before + 1);
    await admin.delete(apiPath.adminCategory(id));
    expect(await count()).toBe(before);
  });
});

describe('GET /api/categories/{slug}/random-image', () => {
  it('gives the picture of one of its products, a first image where none is featured', async () => {
    const category = await makeCategory(admin);
    const featured = await makeProduct(admin, { categoryId: category.id, featuredImage: '/uploads/a.webp' });
    const listedImage = await makeProduct(admin, {
      categoryId: category.id,
      featuredImage: '',
      images: ['/uploads/b.webp', '/uploads/c.webp'],
    });
    await makeProduct(admin, { categoryId: category.id, featuredImage: '' });
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { status, body } = await visitor().get<RandomCategoryImage>(
        apiPath.randomCategoryImage(category.slug),
      );
      expect(status).toBe(200);
      seen.add(`${body.imageUrl} ${body.productSlug}`);
    }
    expect([...seen].sort()).toEqual([
      `/uploads/a.webp ${featured.slug}`,
      `/uploads/b.webp ${listedImage.slug}`,
    ]);
  });

  it('answers 404 for a category without a picture and for an unknown one', async () => {
    const { slug } = await makeCategory(admin);
    expect((await visitor().get(apiPath.randomCategoryImage(slug))).status).toBe(404);
    for (const unknown of [uniqueSlug('nothing'), '..', 'Not A Slug']) {
      const { status, body } = await visitor().get(apiPath.randomCategoryImage(unknown));
      expect({ status, message: (body as { message: string }).message }).toMatchObject({ status: 404 });
    }
  });
});
