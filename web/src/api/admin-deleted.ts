import {
  type DeletedItem,
  deletedPageSchema,
  type Restored,
  type RestoreInput,
  restoredSchema,
} from '@rad-rewind/contract/deleted';
import { apiPath } from '@rad-rewind/contract/paths';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/** What was deleted and can be restored, page by page; asked anew whenever the screen is opened. */
export const adminDeletedQuery = infiniteQueryOptions({
  queryKey: queryKeys.deleted,
  staleTime: 0,
  refetchOnMount: 'always',
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ signal, pageParam }) =>
    parseAnswer(
      deletedPageSchema,
      await request(apiPath.adminDeleted(pageParam), { signal }),
      'the recently deleted',
    ),
  getNextPageParam: ({ next }) => next,
});

type Reference = Pick<DeletedItem, 'kind' | 'id'>;

/** @throws ApiError 404 for what can't be restored, 409 where somebody else has the slug by now */
export async function restoreDeleted({ kind, id, ...input }: Reference & RestoreInput): Promise<Restored> {
  const answer = await request(apiPath.adminRestore(kind, id), { method: 'POST', body: input });
  return parseAnswer(restoredSchema, answer, 'the restore');
}

/** @throws ApiError 404 for what is gone already */
export function deleteForever({ kind, id }: Reference): Promise<void> {
  return request<void>(apiPath.adminDeletedItem(kind, id), { method: 'DELETE' });
}
