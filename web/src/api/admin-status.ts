import { statusSchema } from '@rad-rewind/contract/status';
import { statusApiPath } from '@rad-rewind/contract/status-paths';
import { queryOptions } from '@tanstack/react-query';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** What the functions know of themselves and of who asks; asked anew whenever the screen is opened. */
export const adminStatusQuery = queryOptions({
  queryKey: ['status', 'deployment'],
  staleTime: 0,
  refetchOnMount: 'always',
  queryFn: async ({ signal }) =>
    parseAnswer(statusSchema, await request(statusApiPath.status, { signal }), 'the status'),
});
