import type { DeletedItem, DeletedKind } from '@rad-rewind/contract/deleted';
import { RESTORABLE_DAYS } from '@rad-rewind/contract/limits';

/** How a kind is called in front of people. */
export const DELETED_KIND_LABELS: Readonly<Record<DeletedKind, string>> = {
  product: 'Product',
  category: 'Category',
};

/**
 * What a question about deleting says of the way back.
 * @param count how many products or categories are to go
 */
export function wayBackText(count: number): string {
  const what = count === 1 ? 'it' : 'them';
  return `For ${RESTORABLE_DAYS} days you can bring ${what} back from "Recently deleted".`;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long something can still be restored: "30 days" at first, "1 day" on the last. */
export function daysLeftText({ restorableUntil }: Pick<DeletedItem, 'restorableUntil'>, now: number): string {
  const days = Math.max(0, Math.ceil((Date.parse(restorableUntil) - now) / DAY_MS));
  return days === 1 ? '1 day' : `${days} days`;
}
