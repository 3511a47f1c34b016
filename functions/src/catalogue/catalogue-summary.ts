import type { Category } from '@rad-rewind/contract/category';
import type { Transaction } from 'firebase-admin/firestore';
import { relistCategories } from './category-list-store.ts';
import type { EntityDocument, EntityKind } from './entity-kind.ts';
import type { Pictured } from './picture-sample.ts';
import { resamplePictures } from './picture-sample-store.ts';

/** A product or category before and after a write; null where there is none. */
interface EntityChange {
  readonly before: EntityDocument | null;
  readonly after: EntityDocument | null;
}

/**
 * Keeps what `meta/catalogue` tells of products and categories (docs/architecture.md, "One read per page") true to a
 * write of one of them.
 * @returns what stores it: Firestore wants all reads before the first write
 */
export function summarise(
  transaction: Transaction,
  kind: EntityKind,
  { before, after }: EntityChange,
): Promise<() => void> {
  if (kind === 'product') {
    const change = { before: before as Pictured | null, after: after as Pictured | null };
    return resamplePictures(transaction, [change]);
  }
  const id = (after ?? before)?.id ?? 0;
  return relistCategories(transaction, id, after as Category | null);
}
