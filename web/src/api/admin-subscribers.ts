import { apiPath } from '@rad-rewind/contract/paths';
import { subscriberListSchema } from '@rad-rewind/contract/subscriber';
import { queryOptions } from '@tanstack/react-query';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/** Every address on the mailing list, active or not. */
export const adminSubscribersQuery = queryOptions({
  queryKey: queryKeys.subscribers,
  // A screen that is opened again after a failed load tries again.
  retryOnMount: true,
  queryFn: async ({ signal }) =>
    parseAnswer(subscriberListSchema, await request(apiPath.adminSubscribers, { signal }), 'the subscribers'),
});
