import { categoryInputSchema, categoryUpdateSchema } from '@rad-rewind/contract/category';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { created, noContent, ok } from '../http/answer.ts';
import { idParams, slugParams } from '../http/path-params.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { listCategories, randomCategoryImage } from './category-list.ts';
import { createCategory, updateCategory } from './category-store.ts';
import { deleteEntity } from './deletion.ts';
import { keptForVisitors } from './kept-for-visitors.ts';
import { readingAt } from './reading.ts';

const params = idParams(ERROR_TEXT.categoryNotFound);

const readCategories = defineRoute({
  method: 'GET',
  path: '/api/categories',
  access: 'public',
  limit: 'cached',
  handle: ({ request, user, now }) => {
    const reading = readingAt(now, user?.isAdmin ?? false);
    return keptForVisitors(request, reading, async () => ok(await listCategories(reading)));
  },
});

const readRandomImage = defineRoute({
  method: 'GET',
  path: '/api/categories/:slug/random-image',
  access: 'public',
  limit: 'cached',
  params: slugParams(ERROR_TEXT.categoryNotFound),
  handle: async ({ params: { slug }, user, now }) =>
    ok(await randomCategoryImage(slug, readingAt(now, user?.isAdmin ?? false))),
});

const addCategory = defineRoute({
  method: 'POST',
  path: '/api/admin/categories',
  body: categoryInputSchema,
  handle: async ({ body, trace }) => created(await createCategory(body, trace)),
});

const replaceCategory = defineRoute({
  method: 'PUT',
  path: '/api/admin/categories/:id',
  params,
  body: categoryUpdateSchema,
  handle: async ({ params: { id }, body, trace }) => ok(await updateCategory(id, body, trace)),
});

const removeCategory = defineRoute({
  method: 'DELETE',
  path: '/api/admin/categories/:id',
  params,
  handle: async ({ params: { id }, trace }) => {
    await deleteEntity('category', id, trace);
    return noContent();
  },
});

export const categoryRoutes: readonly Route[] = [
  readCategories,
  readRandomImage,
  addCategory,
  replaceCategory,
  removeCategory,
];
