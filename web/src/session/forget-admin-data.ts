import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';

const ADMIN_ONLY = [
  queryKeys.settings,
  queryKeys.subscribers,
  queryKeys.imageStatus,
  queryKeys.deleted,
  queryKeys.audits,
  queryKeys.newsletter,
];

/** Forgets what only an admin may see; the products, which are the public's too, are asked for anew. */
export function forgetAdminData(queryClient: QueryClient): void {
  for (const queryKey of ADMIN_ONLY) queryClient.removeQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: queryKeys.products.all });
}
