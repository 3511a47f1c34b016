import type { Category } from '@rad-rewind/contract/category';
import type { Transaction } from 'firebase-admin/firestore';
import { transact } from '../transact.ts';
import { catalogueDocument, touchCatalogue } from './catalogue-meta.ts';
import { findCategories, listToStore, relistCategories } from './category-list-store.ts';
import type { EntityDocument, EntityKind } from './entity-kind.ts';
import { fittingSamples } from './fitting-samples.ts';
import type { Pictured } from './picture-sample.ts';
import { findPictures, resamplePictures } from './picture-sample-store.ts';
import { forgivingWords } from './search/search-fields.ts';
import { learnWords } from './search/search-store.ts';

/** A product or category before and after a write; null where there is none. */
interface EntityChange {
  readonly before: EntityDocument | null;
  readonly after: EntityDocument | null;
}

type Worded = Parameters<typeof forgivingWords>[0];

function wordsBrought(before: Worded | null, after: Worded | null): string[] {
  const known = new Set(before ? forgivingWords(before) : []);
  return after ? forgivingWords(after).filter((word) => !known.has(word)) : [];
}

/**
 * Keeps what `meta/catalogue` tells of products and categories (docs/architecture.md, "One read per page") true to a
 * write of one of them.
 * @returns what stores it: Firestore wants all reads before the first write
 */
export async function summarise(
  transaction: Transaction,
  kind: EntityKind,
  { before, after }: EntityChange,
): Promise<() => void> {
  if (kind === 'product') {
    const change = { before: before as Pictured | null, after: after as Pictured | null };
    const newWords = wordsBrought(before as Worded | null, after as Worded | null);
    const [storePictures, storeWords] = await Promise.all([
      resamplePictures(transaction, [change]),
      learnWords(transaction, newWords),
    ]);
    return () => {
      storePictures();
      storeWords();
    };
  }
  const id = (after ?? before)?.id ?? 0;
  return relistCategories(transaction, id, after as Category | null);
}

/** Makes what `meta/catalogue` tells anew, after writes that did not keep it true. */
export function rebuildSummary(): Promise<void> {
  return transact(async (transaction) => {
    const list = await findCategories(transaction);
    // All at once: one after another they take longer than a transaction may, in a shop of many categories.
    const pictures = Object.fromEntries(
      await Promise.all(list.map(async ({ id }) => [id, await findPictures(id, transaction)] as const)),
    );
    touchCatalogue(transaction, {});
    const fitting = Object.entries(fittingSamples({}, pictures)).filter(([, sample]) => sample !== null);
    const fields = { categoryList: listToStore(list), pictures: Object.fromEntries(fitting) };
    transaction.set(catalogueDocument(), fields, { mergeFields: Object.keys(fields) });
  });
}
