import type { IndexDefinition, QueryScope } from './index-file.ts';
import {
  conditionsOf,
  type FieldCondition,
  isInequality,
  type QueryShape,
  type ShapeFilter,
} from './structured-query.ts';

type SortedField = QueryShape['orderBy'][number];

/** What an index must offer so that Firestore can run a query, or one alternative of an `or` query. */
export type RequiredIndex = {
  collectionGroup: string;
  queryScope: QueryScope;
  /** Fields compared for equality, in any order, before the sorted ones. */
  equal: string[];
  /** The field that is asked for an element of its list. */
  contains: string | null;
  /** Fields in the order in which results are sorted. */
  sorted: SortedField[];
  /** Whether indexes that each cover some of `equal` do together: not documented for `in` and list elements. */
  mayMerge: boolean;
};

const NAME = '__name__';
const CONTAINS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const PLAIN_EQUALITY = new Set(['EQUAL', 'IS_NULL', 'IS_NAN']);

/**
 * @param shape the shape of a query
 * @returns what it needs indexes for: one entry for each alternative of an `or` query, none where the documents'
 *   names suffice. A single field is served by the automatic indexes unless `firestore.indexes.json` says otherwise.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function requiredIndexes(shape: QueryShape): RequiredIndex[] {
  const { collection } = shape;
  if (collection === null) return [];
  const sorted = effectiveOrder(shape);
  const needs = alternativesOf(shape.where).map((conditions) =>
    needOf(collection, shape.scope, conditions, sorted),
  );
  const distinct = new Map(needs.map((need) => [JSON.stringify(need), need]));
  return [...distinct.values()].filter((need) => fieldCount(need) > 0);
}

/** @returns how many fields the index has */
export function fieldCount(need: RequiredIndex): number {
  return need.equal.length + need.sorted.length + (need.contains === null ? 0 : 1);
}

/**
 * @param need what a query needs
 * @returns the composite index that serves it exactly, as `firestore.indexes.json` writes it
 */
export function definitionOf(need: RequiredIndex): IndexDefinition {
  return {
    collectionGroup: need.collectionGroup,
    queryScope: need.queryScope,
    fields: [
      ...need.equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
      ...(need.contains === null ? [] : [{ fieldPath: need.contains, arrayConfig: 'CONTAINS' as const }]),
      ...need.sorted.map(({ field, direction }) => ({ fieldPath: field, order: direction })),
    ],
  };
}

/**
 * Firestore sorts by the given fields, then by the other fields that are compared by order, then by the aggregated
 * ones (which the index must hold as well), and last by name in the direction of the field before.
 */
function effectiveOrder(shape: QueryShape): SortedField[] {
  const compared = conditionsOf(shape.where).filter(({ op }) => isInequality(op));
  const implied = [...new Set(compared.map(({ field }) => field))].sort();
  const order = [...shape.orderBy];
  const direction = order.at(-1)?.direction ?? 'ASCENDING';
  for (const field of [...implied, ...shape.aggregated]) {
    if (field !== NAME && !order.some((sorted) => sorted.field === field)) order.push({ field, direction });
  }
  const last = order.at(-1);
  const before = order.at(-2)?.direction ?? 'ASCENDING';
  // Every index ends with the name in that direction, so it needn't be said.
  return last?.field === NAME && last.direction === before ? order.slice(0, -1) : order;
}

/** The filter as alternatives, each of which is a list of conditions that all hold. */
function alternativesOf(filter: ShapeFilter | null): FieldCondition[][] {
  if (filter === null) return [[]];
  if ('field' in filter) return [[filter]];
  if ('any' in filter) return filter.any.flatMap(alternativesOf);
  return filter.all.reduce<FieldCondition[][]>(
    (found, part) => found.flatMap((left) => alternativesOf(part).map((right) => [...left, ...right])),
    [[]],
  );
}

function needOf(
  collectionGroup: string,
  queryScope: QueryScope,
  conditions: FieldCondition[],
  order: SortedField[],
): RequiredIndex {
  const equalities = conditions.filter(
    ({ field, op }) => field !== NAME && !isInequality(op) && !CONTAINS.has(op),
  );
  const equal = [...new Set(equalities.map(({ field }) => field))].sort();
  const contains = conditions.find(({ op }) => CONTAINS.has(op))?.field ?? null;
  return {
    collectionGroup,
    queryScope,
    equal,
    contains,
    // All results have the same value in these, so sorting by them changes nothing.
    sorted: order.filter(({ field }) => !equal.includes(field)),
    mayMerge: contains === null && equalities.every(({ op }) => PLAIN_EQUALITY.has(op)),
  };
}
