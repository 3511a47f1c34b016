import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { catalogueDocument, toCatalogueHead } from './catalogue-meta.ts';
import { fittingSamples } from './fitting-samples.ts';
import {
  changedSample,
  type PictureChange,
  type PictureSample,
  SAMPLE_SIZE,
  sampledPicture,
} from './picture-sample.ts';
import type { ProductDocument } from './product-document.ts';
import { newestOfCategory } from './product-store.ts';

/** Among how many of the newest products of a category pictures are looked for. */
const CANDIDATES = 2 * SAMPLE_SIZE;

/** The pictures of the newest products of a category. */
export async function findPictures(categoryId: number, transaction?: Transaction): Promise<PictureSample> {
  const query = newestOfCategory(categoryId, CANDIDATES);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.flatMap((document) => sampledPicture(document.data() as ProductDocument)).slice(0, SAMPLE_SIZE);
}

/** The new pictures of some categories as a write that merges puts them into the catalogue's document. */
export const samplesToStore = (...samples: Parameters<typeof fittingSamples>): object =>
  Object.fromEntries(
    Object.entries(fittingSamples(...samples)).map(([id, sample]) => [id, sample ?? FieldValue.delete()]),
  );

/**
 * Keeps the pictures that stand for categories true to what a write does to products.
 * @param changes every product of the write, as it was and as it will be
 * @returns what stores them: Firestore wants all reads before the first write
 */
export async function resamplePictures(
  transaction: Transaction,
  changes: readonly PictureChange[],
): Promise<() => void> {
  const touched = changes.flatMap(({ before, after }) => [before?.categoryId, after?.categoryId]);
  const categoryIds = [...new Set(touched)].filter((id) => id !== null && id !== undefined);
  if (categoryIds.length === 0) return () => undefined;
  const { pictures } = toCatalogueHead((await transaction.get(catalogueDocument())).data());
  const next: Record<string, PictureSample> = {};
  for (const id of categoryIds) {
    const sample = pictures[id];
    const changed = sample && changedSample(sample, id, changes);
    next[id] = changed ?? changedSample(await findPictures(id, transaction), id, changes) ?? [];
  }
  const fields = { pictures: samplesToStore(pictures, next) };
  return () => transaction.set(catalogueDocument(), fields, { merge: true });
}
