import type { Category, CategoryInput, CategoryUpdate } from '@rad-rewind/contract/category';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Transaction } from 'firebase-admin/firestore';
import type { Trace } from '../audit/trace.ts';
import { ensureUnchanged } from '../http/ensure-unchanged.ts';
import { HttpError } from '../http/http-error.ts';
import { touchCatalogue } from './catalogue-meta.ts';
import { summarise } from './catalogue-summary.ts';
import { writeCatalogue } from './catalogue-write.ts';
import { toCategory } from './category-document.ts';
import { categories } from './category-list-store.ts';
import { deletedReference } from './deleted-store.ts';
import { putIn } from './entity-kind.ts';
import { nextId } from './id-counter.ts';
import { ensureSlugFree, moveSlug } from './slug-reservation.ts';
import { tracedFields } from './traced-fields.ts';

const KIND = 'categorySlugs';

async function readCategory(transaction: Transaction, id: number): Promise<Category> {
  const document = await transaction.get(categories().doc(String(id)));
  if (!document.exists) throw new HttpError(404, ERROR_TEXT.categoryNotFound);
  return toCategory(document.data());
}

/**
 * Makes sure that a product is put into a category that is there, or was deleted and can be restored: a copy of a
 * product stays with its original.
 * @param id null for a product in no category
 * @throws HttpError 400 where there is none of that id
 */
export async function ensureCategoryExists(transaction: Transaction, id: number | null): Promise<void> {
  if (id === null) return;
  const category = await transaction.get(categories().doc(String(id)));
  if (category.exists || (await transaction.get(deletedReference('category', id))).exists) return;
  const message = 'categoryId must be the number of a category';
  throw new HttpError(400, message, { issues: [{ field: 'categoryId', message }] });
}

/**
 * Stores a new category under the next id.
 * @throws HttpError 409 for a slug that is taken
 */
export function createCategory(input: CategoryInput, trace: Trace): Promise<Category> {
  return writeCatalogue(async (transaction) => {
    await ensureSlugFree(transaction, KIND, input.slug);
    const { id, take } = await nextId(transaction, 'category');
    const category: Category = { id, ...input, updatedAt: trace.at.toISOString() };
    const storeSummary = await summarise(transaction, 'category', { before: null, after: category });
    take();
    putIn(transaction, 'category', category);
    storeSummary();
    const change = { before: null, after: tracedFields('category', category) };
    trace.write(transaction, { kind: 'category', verb: 'create', id, subject: category.name, ...change });
    return category;
  });
}

/**
 * Replaces a category's fields; its id stays.
 * @throws HttpError 404 for an unknown id, 409 for a slug that is taken or a category that was changed since the
 *   version that the save expects
 */
export function updateCategory(
  id: number,
  { expectedUpdatedAt, ...input }: CategoryUpdate,
  trace: Trace,
): Promise<Category> {
  return writeCatalogue(async (transaction) => {
    const before = await readCategory(transaction, id);
    ensureUnchanged({ stored: before.updatedAt, expected: expectedUpdatedAt }, ERROR_TEXT.categoryChanged);
    if (before.slug !== input.slug) await ensureSlugFree(transaction, KIND, input.slug);
    const category: Category = { id, ...input, updatedAt: trace.at.toISOString() };
    const storeSummary = await summarise(transaction, 'category', { before, after: category });
    moveSlug(transaction, KIND, { id, from: before.slug, to: input.slug });
    transaction.set(categories().doc(String(id)), category);
    storeSummary();
    touchCatalogue(transaction, {});
    const change = { before: tracedFields('category', before), after: tracedFields('category', category) };
    trace.write(transaction, { kind: 'category', verb: 'update', id, subject: category.name, ...change });
    return category;
  });
}
