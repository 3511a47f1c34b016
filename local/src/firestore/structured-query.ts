/** The parts of google.firestore.v1.StructuredQuery that the stand-in looks at, as they arrive over gRPC. */
export type WireQuery = {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy?: { field?: WireField; direction?: string }[];
};

type WireField = { fieldPath?: string };

export type WireFilter = {
  compositeFilter?: { op?: string; filters?: WireFilter[] };
  fieldFilter?: { field?: WireField; op?: string };
  unaryFilter?: { field?: WireField; op?: string };
};

/** One aggregation of a google.firestore.v1.StructuredAggregationQuery. */
export type WireAggregation = {
  count?: object;
  sum?: { field?: WireField };
  avg?: { field?: WireField };
};

/** A comparison of one field with a value; the value is left out, for an index doesn't depend on it. */
export type FieldCondition = { field: string; op: string };

/** A filter without its values. */
export type ShapeFilter = FieldCondition | { all: ShapeFilter[] } | { any: ShapeFilter[] };

/** What a query looks like, values left out: queries of one shape need the same index. */
export type QueryShape = {
  /** Id of the collection (or collection group); null asks for every collection below a document. */
  collection: string | null;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  where: ShapeFilter | null;
  orderBy: { field: string; direction: 'ASCENDING' | 'DESCENDING' }[];
  /** Fields that are summed or averaged. */
  aggregated: string[];
};

const INEQUALITIES = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/**
 * @param op operator of a field or unary filter, as Firestore's API names it
 * @returns whether it compares by order, or excludes: the operators that need the field in the sort order
 */
export function isInequality(op: string): boolean {
  return INEQUALITIES.has(op);
}

/**
 * @param query a structured query
 * @param aggregations the aggregations run over it, if any
 * @returns its shape
 */
export function shapeOf(query: WireQuery, aggregations: WireAggregation[] = []): QueryShape {
  const from = query.from?.[0] ?? {};
  return {
    collection: from.collectionId ?? null,
    scope: from.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    where: query.where ? filterShape(query.where) : null,
    orderBy: (query.orderBy ?? []).map((order) => ({
      field: order.field?.fieldPath ?? '',
      direction: order.direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
    aggregated: aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? []),
  };
}

function filterShape(filter: WireFilter): ShapeFilter {
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(filterShape);
    return compositeFilter.op === 'OR' ? { any: parts } : { all: parts };
  }
  const condition = fieldFilter ?? unaryFilter;
  return { field: condition?.field?.fieldPath ?? '', op: condition?.op ?? '' };
}

/**
 * @param filter a filter's shape, or null
 * @returns every condition in it, however deep
 */
export function conditionsOf(filter: ShapeFilter | null): FieldCondition[] {
  if (!filter) return [];
  if ('field' in filter) return [filter];
  return ('all' in filter ? filter.all : filter.any).flatMap(conditionsOf);
}

/** A field that a document must have to be found, and whether null will do. */
export type RequiredField = { field: string; nullable: boolean };

/**
 * @param shape a query's shape
 * @returns the fields a document must have to be found: only documents that carry a field are in its index, and `!=`
 *   passes null over
 * @see https://firebase.google.com/docs/firestore/query-data/queries#not_equal_
 */
export function fieldsThatMustExist(shape: QueryShape): RequiredField[] {
  const sorted = shape.orderBy.map(({ field }) => ({ field, nullable: true }));
  const compared = conditionsOf(shape.where)
    .filter(({ op }) => isInequality(op))
    .map(({ field, op }) => ({ field, nullable: op !== 'NOT_EQUAL' }));
  return [...sorted, ...compared].filter(({ field }) => field !== '__name__');
}
