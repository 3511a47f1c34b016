import { categoryInputSchema } from '@rad-rewind/contract/category';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { created, noContent, ok } from '../http/answer.ts';
import { idParams, slugParams } from '../http/path-params.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { listCategories, randomCategoryImage } from './category-list.ts';
import { createCategory, deleteCategory, updateCategory } from './category-store.ts';

const params = idParams(ERROR_TEXT.categoryNotFound);

const readCategories = defineRoute({
  method: 'GET',
  path: '/api/categories',
  access: 'public',
  handle: async ({ user }) => ok(await listCategories({ fresh: user?.isAdmin ?? false })),
});

const readRandomImage = defineRoute({
  method: 'GET',
  path: '/api/categories/:slug/random-image',
  access: 'public',
  params: slugParams(ERROR_TEXT.categoryNotFound),
  handle: async ({ params: { slug }, user, now }) =>
    ok(await randomCategoryImage(slug, { now, fresh: user?.isAdmin ?? false })),
});

const addCategory = defineRoute({
  method: 'POST',
  path: '/api/admin/categories',
  body: categoryInputSchema,
  handle: async ({ body }) => created(await createCategory(body)),
});

const replaceCategory = defineRoute({
  method: 'PUT',
  path: '/api/admin/categories/:id',
  params,
  body: categoryInputSchema,
  handle: async ({ params: { id }, body }) => ok(await updateCategory(id, body)),
});

const removeCategory = defineRoute({
  method: 'DELETE',
  path: '/api/admin/categories/:id',
  params,
  handle: async ({ params: { id } }) => {
    await deleteCategory(id);
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
