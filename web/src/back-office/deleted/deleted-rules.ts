import type { DeletedItem, DeletedKind } from '@rad-rewind/contract/deleted';

/** How a kind is called in front of people. */
export const DELETED_KIND_LABELS: Readonly<Record<DeletedKind, string>> = {
  product: 'Product',
  category: 'Category',
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long something can still be restored: "30 days" at first, "1 day" on the last. */
export function daysLeftText({ restorableUntil }: Pick<DeletedItem, 'restorableUntil'>, now: number): string {
  const days = Math.max(0, Math.ceil((Date.parse(restorableUntil) - now) / DAY_MS));
  return days === 1 ? '1 day' : `${days} days`;
}
