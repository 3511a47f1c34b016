import { categoryListSchema } from '@rad-rewind/contract/category';
import { apiPath } from '@rad-rewind/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/** Every category, as an admin gets them: never an answer that a cache kept. */
export const adminCategoriesQuery = queryOptions({
  queryKey: [...queryKeys.categories.all, 'admin'],
  // A screen that is opened again after a failed load tries again.
  retryOnMount: true,
  queryFn: async ({ signal }) =>
    parseAnswer(categoryListSchema, await request(apiPath.categories, { signal }), 'the category list'),
});
