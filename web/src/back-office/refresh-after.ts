import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { adminAmazonStatusQuery } from '../api/admin-amazon-status.ts';
import { queryKeys } from '../api/query-keys.ts';

const { products, categories, imageStatus, deleted, subscribers, newsletter, audits } = queryKeys;
const amazonStatus = adminAmazonStatusQuery.queryKey;

/** What shows something else after a change of a kind. Everything that is done leaves an entry in the audit trail. */
const DEPENDENTS = {
  product: [products.all, imageStatus, deleted, audits],
  category: [categories.all, deleted, audits],
  deletion: [deleted, audits],
  picture: [imageStatus, audits],
  prices: [products.all, imageStatus, amazonStatus, audits],
  amazonCheck: [amazonStatus, audits],
  settings: [amazonStatus, audits],
  subscriber: [subscribers, audits],
  newsletter: [newsletter, audits],
} as const satisfies Record<string, readonly QueryKey[]>;

/** A kind of change that the back office makes. */
export type Change = keyof typeof DEPENDENTS;

/**
 * Makes every screen that depends on a change ask anew: at once where it is open, else when it is opened next.
 * @param refetchType `none` leaves open screens as they are, for a change that may not have happened or a session
 *   that is over
 * @returns settled when the open screens have what they asked for
 */
export async function refreshAfter(
  client: QueryClient,
  change: Change,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  await Promise.all(
    DEPENDENTS[change].map((queryKey) => client.invalidateQueries({ queryKey, refetchType })),
  );
}
