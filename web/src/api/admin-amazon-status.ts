import { amazonStatusSchema } from '@rad-rewind/contract/amazon';
import { apiPath } from '@rad-rewind/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/** Whether calls to Amazon are possible, and how the last refreshing of prices went. */
export const adminAmazonStatusQuery = queryOptions({
  // Below the settings: saving those may change it.
  queryKey: [...queryKeys.settings, 'amazon-status'],
  // A screen that is opened again after a failed load tries again.
  retryOnMount: true,
  queryFn: async ({ signal }) =>
    parseAnswer(
      amazonStatusSchema,
      await request(apiPath.adminAmazonStatus, { signal }),
      'the Amazon status',
    ),
});
