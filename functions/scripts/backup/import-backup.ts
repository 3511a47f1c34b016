import { rebuildSummary } from '../../src/catalogue/catalogue-summary.ts';
import { firestore } from '../../src/firebase.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import { importDocuments } from './import-documents.ts';
import { importPictures } from './import-pictures.ts';
import { COLLECTIONS, type Manifest } from './manifest.ts';
import { Outcome } from './outcome.ts';

export interface ImportRequest {
  readonly folder: string;
  /** Writes what is missing; without it nothing is written. */
  readonly write: boolean;
  /** Also replaces what differs. */
  readonly overwrite: boolean;
  readonly log: (line: string) => void;
}

/** Makes sure that no id is given out again, in the project or out of the backup. */
async function raiseCounters(
  { counters }: Manifest,
  biggest: Record<'product' | 'category', number>,
): Promise<void> {
  for (const kind of ['product', 'category'] as const) {
    const counter = firestore().doc(`meta/${kind}Counter`);
    await firestore().runTransaction(async (transaction) => {
      const last: unknown = (await transaction.get(counter)).get('last');
      const own = typeof last === 'number' ? last : 0;
      transaction.set(counter, { last: Math.max(own, counters[kind], biggest[kind]) });
    });
  }
}

const biggest = (ids: Iterable<number>): number => {
  let most = 0;
  for (const id of ids) most = Math.max(most, id);
  return most;
};

/**
 * Reads a backup and says what it would change; changes it where `write` says so (docs/backup.md). The whole backup
 * is checked and compared before the first write.
 * @returns what became of everything
 * @throws BackupError for a broken backup, and for slugs that belong to others here
 */
export async function importBackup({ folder, write, overwrite, log }: ImportRequest): Promise<Outcome> {
  const backup = await checkBackup(folder);
  log(`The backup of ${backup.manifest.createdAt}, project ${backup.manifest.project}, is whole.`);
  const run = async (writing: boolean): Promise<Outcome> => {
    const outcome = new Outcome();
    const options = { backup, write: writing, overwrite };
    for (const name of COLLECTIONS) await importDocuments(name, options, outcome);
    await importPictures(backup, options, outcome);
    return outcome;
  };
  const plan = await run(false);
  for (const part of [...COLLECTIONS, 'pictures']) for (const line of plan.lines(part)) log(line);
  if (plan.conflicts.length > 0) {
    throw new BackupError(
      `Nothing was written, for slugs belong to others here:\n${plan.conflicts.join('\n')}`,
    );
  }
  if (!write) return plan;
  const { products, categories } = backup.slugs;
  await raiseCounters(backup.manifest, {
    product: biggest(products.values()),
    category: biggest(categories.values()),
  });
  const outcome = await run(true);
  await rebuildSummary();
  return outcome;
}
