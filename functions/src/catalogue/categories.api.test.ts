import type { Category, RandomCategoryImage } from '@rad-rewind/contract/category';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { apiPath } from '@rad-rewind/contract/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { categoryForm, makeCategory, makeProduct, uniqueSlug } from '../../test/catalogue-factory.ts';
import { dropDocument, patchDocument, readDocument } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

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
    expect(category).toEqual({
      ...{ id: category.id, ...form, description: null, image: null },
      updatedAt: expect.stringMatching(ISO_MOMENT),
    });
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
      body: { id: before.id, ...change, description: null, image: null, updatedAt: body.updatedAt },
    });
    expect(Date.parse(body.updatedAt ?? '')).toBeGreaterThan(Date.parse(before.updatedAt ?? ''));
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

  it('refuses a save on a version that somebody else has replaced, and tells when', async () => {
    const { updatedAt, ...opened } = await makeCategory(admin);
    const path = apiPath.adminCategory(opened.id);
    const theirs = await admin.put<Category>(path, { ...opened, name: 'Theirs' });
    const mine = { ...opened, name: 'Mine', expectedUpdatedAt: updatedAt };
    const refused = await admin.put(path, mine);
    const changedAt = theirs.body.updatedAt;
    expect(refused).toMatchObject({ status: 409, body: { message: ERROR_TEXT.categoryChanged, changedAt } });
    expect(await readDocument(`categories/${opened.id}`)).toEqual(theirs.body);
    expect(await listed(admin)).toContainEqual(theirs.body);
    const overwritten = await admin.put<Category>(path, { ...mine, expectedUpdatedAt: changedAt });
    expect([overwritten.status, overwritten.body.name]).toEqual([200, 'Mine']);
    expect(await readDocument(`categories/${opened.id}`)).toEqual(overwritten.body);
  });

  it('lets exactly one of 20 parallel saves on one version win', async () => {
    const { updatedAt, ...opened } = await makeCategory(admin);
    const path = apiPath.adminCategory(opened.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.put<Category>(path, { ...opened, name: `Save ${index}`, expectedUpdatedAt: updatedAt }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await readDocument(`categories/${opened.id}`)).toEqual(winner?.body);
  });

  it('knows a category from before the shop kept its time by null, until the next save', async () => {
    const { updatedAt, ...old } = await makeCategory(admin);
    await dropDocument(`categories/${old.id}`);
    await patchDocument(`categories/${old.id}`, old);
    const save = (expectedUpdatedAt: string | null) =>
      admin.put<Category>(apiPath.adminCategory(old.id), { ...old, expectedUpdatedAt });
    expect(await save(updatedAt)).toMatchObject({ status: 409, body: { changedAt: null } });
    const saved = await save(null);
    expect(saved).toMatchObject({ status: 200, body: { updatedAt: expect.stringMatching(ISO_MOMENT) } });
    expect(await save(null)).toMatchObject({ status: 409, body: { changedAt: saved.body.updatedAt } });
  });

  it('refuses an expectedUpdatedAt that is no moment', async () => {
    const { id } = await makeCategory(admin);
    const refused = await admin.put(apiPath.adminCategory(id), {
      ...categoryForm(),
      expectedUpdatedAt: 'yesterday',
    });
    const message = 'expectedUpdatedAt must be an ISO 8601 date and time';
    expect(refused).toMatchObject({ status: 400, body: { message } });
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

  it('gives one too where their addresses are too long to be kept together', async () => {
    const { id, slug } = await makeCategory(admin);
    const picture = (letter: string) => `https://pictures.example/${letter.repeat(2_000)}`;
    for (const letter of ['a', 'b', 'c'])
      await makeProduct(admin, { categoryId: id, featuredImage: picture(letter) });
    const head = await readDocument('meta/catalogue');
    expect(Object.keys(head?.pictures ?? {})).not.toContain(String(id));
    const { body } = await visitor().get<RandomCategoryImage>(apiPath.randomCategoryImage(slug));
    expect(['a', 'b', 'c'].map(picture)).toContain(body.imageUrl);
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
