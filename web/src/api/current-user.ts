import { apiPath } from '@rad-rewind/contract/paths';
import type { CurrentUser } from '@rad-rewind/contract/session';
import { queryOptions } from '@tanstack/react-query';
import { dropSessionHint } from '../session/session-hint.ts';
import { ApiError } from './api-error.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/** @returns who is signed in, or null without a session, which is no error here (docs/product.md, "Sessions") */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await request<CurrentUser>(apiPath.user, signal ? { signal } : {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    dropSessionHint();
    return null;
  }
}

export const currentUserQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: ({ signal }) => fetchCurrentUser(signal),
});
