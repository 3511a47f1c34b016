import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { missingIndexes } from './index-coverage.ts';
import type { IndexFile } from './index-file.ts';
import type { QueryShape, ShapeFilter } from './structured-query.ts';

const file = JSON.parse(
  await readFile(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as IndexFile;

const FILTERS: ShapeFilter[] = [
  { field: 'categoryId', op: 'EQUAL' },
  { field: 'isFeatured', op: 'EQUAL' },
  { field: 'tagKeys', op: 'ARRAY_CONTAINS' },
];
const NEW: ShapeFilter = { field: 'newArrivalDate', op: 'GREATER_THAN' };

/** Every choice of the catalogue's filters, sorted as the catalogue sorts (`functions/src/catalogue`). */
const catalogueShapes: QueryShape[] = Array.from({ length: 16 }, (_none, choice) => {
  const filters = FILTERS.filter((_filter, position) => choice & (1 << position));
  const onlyNew = choice >= 8;
  return {
    collection: 'products',
    scope: 'COLLECTION',
    where: { all: onlyNew ? [...filters, NEW] : filters },
    orderBy: [{ field: onlyNew ? 'newArrivalDate' : 'createdAt', direction: 'DESCENDING' }],
    aggregated: [],
  };
});

/** The audit trail's filters (`functions/src/audit`). */
const trailShapes: QueryShape[] = [['kind'], ['whoKey'], ['kind', 'whoKey']].map((fields) => ({
  collection: 'audit',
  scope: 'COLLECTION',
  where: {
    all: [
      { field: 'key', op: 'GREATER_THAN' as const },
      ...fields.map((field) => ({ field, op: 'EQUAL' as const })),
    ],
  },
  orderBy: [{ field: 'key', direction: 'DESCENDING' }],
  aggregated: [],
}));

const shapes = [...catalogueShapes, ...trailShapes];

describe("the project's indexes", () => {
  it('serve every combination of filters of the catalogue and of the audit trail', () => {
    expect(missingIndexes(shapes, file)).toEqual([]);
  });

  it('hold none that nothing asks for', () => {
    const unused = file.indexes.filter((_index, position) => {
      const others = { ...file, indexes: file.indexes.toSpliced(position, 1) };
      return missingIndexes(shapes, others).length === 0;
    });
    expect(unused.map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join())).toEqual([]);
  });
});
