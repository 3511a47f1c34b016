import { queryOptions } from '@tanstack/react-query';
import { catalogueOf } from './catalogue-source.ts';
import { queryKeys } from './query-keys.ts';

/** Every category of the shop. */
export const categoryListQuery = queryOptions({
  queryKey: queryKeys.categories.list,
  queryFn: ({ meta }) => catalogueOf(meta).categories(),
});
