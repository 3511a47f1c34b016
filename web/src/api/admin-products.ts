import { apiPath } from '@rad-rewind/contract/paths';
import { productListSchema } from '@rad-rewind/contract/product';
import { queryOptions } from '@tanstack/react-query';
import { parseAnswer } from './admin-answer.ts';
import { expectAdmin } from './expect-admin.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/** Every product, whole, newest first. Kept apart from the storefront's lists, which may hold less. */
export const adminProductsQuery = queryOptions({
  queryKey: [...queryKeys.products.lists, 'admin'],
  // A screen that is opened again after a failed load tries again.
  retryOnMount: true,
  queryFn: async ({ signal }) => {
    const answer = await request(apiPath.products(), { signal });
    try {
      return parseAnswer(productListSchema, answer, 'the product list');
    } catch (fault) {
      // Visitors get a shorter list.
      await expectAdmin(signal);
      throw fault;
    }
  },
});
