import type { IndexDefinition, IndexField, IndexFile } from './index-file.ts';
import { definitionOf, fieldCount, type RequiredIndex, requiredIndexes } from './required-index.ts';
import type { QueryShape } from './structured-query.ts';

/**
 * @param shapes the queries that run
 * @param file the contents of `firestore.indexes.json`
 * @returns the indexes that Firestore would refuse a query for, ready to be written into the file; for a single
 *   field, what a field override must offer
 */
export function missingIndexes(shapes: QueryShape[], file: IndexFile): IndexDefinition[] {
  const missing = shapes
    .flatMap(requiredIndexes)
    .filter((need) => !isCovered(need, file))
    .map(definitionOf);
  return [...new Map(missing.map((index) => [JSON.stringify(index), index])).values()];
}

/**
 * @param need what a query needs
 * @param file the contents of `firestore.indexes.json`
 * @returns whether one index serves it, or several that Firestore merges
 */
export function isCovered(need: RequiredIndex, file: IndexFile): boolean {
  if (fieldCount(need) === 1) return isSingleFieldCovered(need, file);
  const candidates = file.indexes.filter(
    (index) => index.collectionGroup === need.collectionGroup && index.queryScope === need.queryScope,
  );
  const served = candidates.map((index) => equalitiesServed(index, need)).filter((fields) => fields !== null);
  if (served.some((fields) => fields.length === need.equal.length)) return true;
  if (!need.mayMerge) return false;
  if (need.sorted.length === 0)
    return need.equal.every((field) => isSingleFieldCovered(only(need, field), file));
  const merged = new Set(served.flat());
  return need.equal.length > 0 && need.equal.every((field) => merged.has(field));
}

/**
 * @returns which of the equalities the index serves while it keeps the order and the list element that are needed;
 *   null when it can't take part. An index for other fields too would leave out documents without them.
 */
function equalitiesServed(index: IndexDefinition, need: RequiredIndex): string[] | null {
  const fields = withoutImpliedName(index.fields);
  const split = fields.length - need.sorted.length;
  const before = fields.slice(0, split);
  const inOrder = need.sorted.every(({ field, direction }, position) => {
    const indexed = fields[split + position];
    return indexed?.fieldPath === field && indexed.order === direction;
  });
  if (split < 0 || !inOrder) return null;
  const contained = before.filter(({ arrayConfig }) => arrayConfig === 'CONTAINS');
  const listsMatch =
    contained.length === (need.contains === null ? 0 : 1) &&
    contained.every(({ fieldPath }) => fieldPath === need.contains);
  const equal = before.filter(({ order }) => order !== undefined).map(({ fieldPath }) => fieldPath);
  return listsMatch && equal.every((field) => need.equal.includes(field)) ? equal : null;
}

/** `firebase firestore:indexes` writes the closing name out; it says nothing when it goes the way of its neighbour. */
function withoutImpliedName(fields: IndexField[]): IndexField[] {
  const last = fields.at(-1);
  const before = fields.at(-2)?.order ?? 'ASCENDING';
  return last?.fieldPath === '__name__' && last.order === before ? fields.slice(0, -1) : fields;
}

function only(need: RequiredIndex, field: string): RequiredIndex {
  return { ...need, equal: [field], contains: null, sorted: [] };
}

/** Without an override, each field has an index both ways and one for list elements, for its own collection. */
function isSingleFieldCovered(need: RequiredIndex, file: IndexFile): boolean {
  const [field] = definitionOf(need).fields;
  if (!field) return true;
  const override = file.fieldOverrides.find(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === need.collectionGroup && fieldPath === field.fieldPath,
  );
  if (!override) return need.queryScope === 'COLLECTION' && field.fieldPath !== '__name__';
  return override.indexes.some(({ order, arrayConfig, queryScope }) => {
    if (queryScope !== need.queryScope) return false;
    if (need.contains !== null) return arrayConfig === 'CONTAINS';
    // For an equality, either direction does.
    return need.sorted.length === 0 ? order !== undefined : order === field.order;
  });
}
