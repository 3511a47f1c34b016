import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { Trace } from '../../src/audit/trace.ts';
import { touchCatalogue } from '../../src/catalogue/catalogue-meta.ts';
import { deletedReference } from '../../src/catalogue/deleted-store.ts';
import { sanitiseDescription } from '../../src/catalogue/description-html.ts';
import { ENTITY_KINDS, type EntityKind } from '../../src/catalogue/entity-kind.ts';
import type { ProductDocument } from '../../src/catalogue/product-document.ts';
import { forgivingWords, searchFields } from '../../src/catalogue/search/search-fields.ts';
import { learnWords } from '../../src/catalogue/search/search-store.ts';
import { slugReservation } from '../../src/catalogue/slug-reservation.ts';
import { firestore } from '../../src/firebase.ts';
import { BackupError } from './backup-error.ts';
import { forgetHead } from './catalogue-head.ts';
import type { CheckedBackup } from './check-backup.ts';
import { type Decision, decide, fieldsToStore } from './decide.ts';
import { inChunks, readLines } from './lines.ts';
import { type CollectionName, linesFile } from './manifest.ts';
import type { Outcome } from './outcome.ts';
import { type DocumentRecord, readRecord } from './records.ts';
import type { Fields } from './values.ts';

/** Documents in memory, and in a transaction, at a time: with the longest descriptions, within Firestore's 10 MiB. */
const CHUNK = 50;
const AUDIT_KIND = {
  products: 'product',
  categories: 'category',
  settings: 'settings',
  subscribers: 'subscriber',
} as const;

interface ImportOptions {
  readonly backup: CheckedBackup;
  readonly write: boolean;
  readonly overwrite: boolean;
}

interface Step extends DocumentRecord {
  readonly reference: DocumentReference;
  readonly stored: Fields | undefined;
  readonly decision: Decision;
}

const writes = ({ decision }: Step): boolean => decision === 'create' || decision === 'overwrite';

const entityKind = (name: CollectionName): EntityKind | null =>
  name === 'products' ? 'product' : name === 'categories' ? 'category' : null;

const labelOf = ({ id, fields }: DocumentRecord): string =>
  typeof fields.name === 'string' ? `${id} "${fields.name}"` : String(fields.email ?? id);

async function* records(name: CollectionName, folder: string): AsyncGenerator<DocumentRecord> {
  for await (const line of readLines(linesFile(folder, name))) {
    const { id, fields } = readRecord(name, line);
    if (name !== 'products') yield { id, fields };
    // What is shown to visitors is made safe again, whoever had the file in the meantime.
    else {
      const product = fields as unknown as ProductDocument;
      const safe = { ...product, description: await sanitiseDescription(product.description) };
      yield { id, fields: { ...safe, ...searchFields(safe) } };
    }
  }
}

async function stepsOf(
  transaction: Transaction,
  name: CollectionName,
  chunk: readonly DocumentRecord[],
  overwrite: boolean,
): Promise<Step[]> {
  const references = chunk.map(({ id }) => firestore().collection(name).doc(id));
  const documents = await transaction.getAll(...references);
  return chunk.map((record, index) => {
    const document = documents[index];
    const stored = document?.data();
    const decision = decide(name, stored, record.fields, overwrite);
    return { ...record, reference: references[index] as DocumentReference, stored, decision };
  });
}

/** The slugs that others hold, in this project and not in the backup, as sentences. */
async function conflictsOf(
  transaction: Transaction,
  name: 'products' | 'categories',
  steps: readonly Step[],
  { backup, overwrite }: ImportOptions,
): Promise<string[]> {
  const { collection, slugs } = ENTITY_KINDS[name === 'products' ? 'product' : 'category'];
  const moving = steps.filter((step) => writes(step) && step.stored?.slug !== step.fields.slug);
  if (moving.length === 0) return [];
  const reservations = await transaction.getAll(
    ...moving.map(({ fields }) => slugReservation(slugs, String(fields.slug))),
  );
  const taken = await Promise.all(
    reservations.map(async (reservation, index) => {
      const [step, holder] = [moving[index], reservation.get('id') as number | undefined];
      if (!step || holder === undefined || String(holder) === step.id) return null;
      const document = await transaction.get(firestore().collection(collection).doc(String(holder)));
      // A reservation that nobody lives up to any more is free to take.
      if (document.get('slug') !== step.fields.slug) return null;
      // One that the backup itself gives another slug makes room.
      const renamed = overwrite && [...backup.slugs[name].values()].includes(holder);
      return renamed
        ? null
        : `${collection}/${step.id}: slug "${step.fields.slug}" belongs to ${collection}/${holder} here`;
    }),
  );
  return taken.filter((line) => line !== null);
}

function writeStep(transaction: Transaction, name: CollectionName, step: Step, backup: CheckedBackup): void {
  const { reference, stored, fields, id } = step;
  transaction.set(reference, fieldsToStore(name, stored, fields));
  const kind = entityKind(name);
  if (kind === null) return;
  // What is there again is no longer among the recently deleted, where it could not be put a second time.
  if (step.decision === 'create') transaction.delete(deletedReference(kind, Number(id)));
  const { slugs } = ENTITY_KINDS[kind];
  transaction.set(slugReservation(slugs, String(fields.slug)), { id: Number(id) });
  const old = stored?.slug;
  const free = old !== fields.slug && !backup.slugs[name as 'products' | 'categories'].has(String(old));
  if (typeof old === 'string' && free) transaction.delete(slugReservation(slugs, old));
}

const wordsOf = (name: CollectionName, steps: readonly Step[]): string[] =>
  name === 'products'
    ? steps.flatMap(({ fields }) => forgivingWords(fields as unknown as ProductDocument))
    : [];

const featured = (fields: Fields | undefined): number => Number(fields?.isFeatured === true);

function writeSteps(
  transaction: Transaction,
  name: CollectionName,
  steps: readonly Step[],
  backup: CheckedBackup,
): void {
  if (steps.length === 0) return;
  for (const step of steps) writeStep(transaction, name, step, backup);
  const created = steps.filter(({ decision }) => decision === 'create').length;
  if (name === 'products') {
    const more = steps.reduce((sum, { stored, fields }) => sum + featured(fields) - featured(stored), 0);
    touchCatalogue(transaction, { products: created, featured: more });
  }
  if (name === 'categories') touchCatalogue(transaction, { categories: created });
  if (entityKind(name) !== null) forgetHead(transaction);
  new Trace('data:import', new Date()).write(transaction, {
    kind: AUDIT_KIND[name],
    verb: 'import',
    subject: `${steps.length} of the backup of ${backup.manifest.createdAt}`,
    before: null,
    after: { created, overwritten: steps.length - created },
  });
}

/**
 * Decides about every document of a collection, and writes where it is told to: chunk by chunk, each with its
 * slugs, counts and audit entry in one transaction.
 * @throws BackupError for a slug that somebody else took since this was planned; earlier chunks stay written
 */
export async function importDocuments(
  name: CollectionName,
  options: ImportOptions,
  outcome: Outcome,
): Promise<void> {
  const { backup, write, overwrite } = options;
  for await (const chunk of inChunks(records(name, backup.folder), CHUNK)) {
    const { steps, conflicts } = await firestore().runTransaction(async (transaction) => {
      const decided = await stepsOf(transaction, name, chunk, overwrite);
      const found =
        name === 'products' || name === 'categories'
          ? await conflictsOf(transaction, name, decided, options)
          : [];
      if (write && found.length > 0) throw new BackupError(found.join('\n'));
      if (write) {
        const writing = decided.filter(writes);
        const storeWords = await learnWords(transaction, wordsOf(name, writing));
        writeSteps(transaction, name, writing, backup);
        storeWords();
      }
      return { steps: decided, conflicts: found };
    });
    outcome.conflicts.push(...conflicts);
    for (const step of steps) outcome.note(name, step.decision, labelOf(step));
  }
}
