import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryKeys } from '../api/query-keys.ts';
import { forgetAdminData } from './forget-admin-data.ts';

it('forgets what only an admin may see, and keeps what is public', () => {
  const queryClient = new QueryClient();
  const { settings, subscribers, imageStatus, deleted, newsletter, categories } = queryKeys;
  const secret = [settings, subscribers, imageStatus, deleted, newsletter, queryKeys.audit('product', 'ann')];
  for (const queryKey of [...secret, categories.list]) queryClient.setQueryData(queryKey, []);
  forgetAdminData(queryClient);
  const left = queryClient.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual([categories.list]);
});
