import type { CatalogueHead } from '../catalogue/catalogue-meta.ts';
import { shareJobs } from '../jobs/share-jobs.ts';
import { readObject, writeObject } from '../storage/objects.ts';
import { findProductEntries, type ProductEntry } from './product-entry-store.ts';

/** Products are kept for sitemaps in blocks of so many ids, each in one object of Storage. */
export const BLOCK_IDS = 5_000;

/** Catalogues up to this size are read anew for every version. */
const SMALL_CATALOGUE = 1_000;

interface KeptBlock {
  readonly version: string;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
  readonly entries: readonly ProductEntry[];
}

const blockObject = (block: number): string => `sitemap/products-${block}.json`;

type Head = Pick<CatalogueHead, 'version' | 'products'>;

const shared = shareJobs<readonly ProductEntry[]>();

/**
 * How long a block may be given out after the catalogue has changed, in milliseconds: a second for each product, so
 * that sitemaps of a large catalogue cost a document read a second at most, however often it changes.
 */
export function toleratedAge(products: number): number {
  return products <= SMALL_CATALOGUE ? 0 : products * 1_000;
}

function isGood(block: KeptBlock, head: Head, now: Date): boolean {
  return block.version === head.version || now.getTime() - block.madeAt < toleratedAge(head.products);
}

async function makeAndKeep(block: number, head: Head, now: Date): Promise<readonly ProductEntry[]> {
  const entries = await findProductEntries((block - 1) * BLOCK_IDS + 1, block * BLOCK_IDS);
  const kept: KeptBlock = { version: head.version, madeAt: now.getTime(), entries };
  await writeObject(blockObject(block), Buffer.from(JSON.stringify(kept)), 'application/json');
  return entries;
}

/**
 * The products of a block, from Storage while what is kept there is good.
 * @param block from 1
 */
export async function readOrMakeEntries(
  block: number,
  head: Head,
  now: Date,
): Promise<readonly ProductEntry[]> {
  const bytes = await readObject(blockObject(block));
  const kept = bytes && (JSON.parse(bytes.toString()) as KeptBlock);
  if (kept && isGood(kept, head, now)) return kept.entries;
  return shared(`${block} ${head.version}`, () => makeAndKeep(block, head, now));
}
