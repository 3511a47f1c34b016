import { describe, expect, it } from 'vitest';
import { missingIndexes } from './index-coverage.ts';
import type { IndexField, IndexFile } from './index-file.ts';
import { definitionOf, requiredIndexes } from './required-index.ts';
import type { QueryShape, ShapeFilter } from './structured-query.ts';

/** `a` equal, `a in`, `a[]` an element of a list, `a>` compared by order. */
function condition(text: string): ShapeFilter {
  const field = text.replace(/( in|\[\]|>|!)$/, '');
  const op = { ' in': 'IN', '[]': 'ARRAY_CONTAINS', '>': 'GREATER_THAN', '!': 'NOT_EQUAL' }[
    text.slice(field.length)
  ];
  return { field, op: op ?? 'EQUAL' };
}

/** `a`, `-a` downwards, `a[]` by the elements of its list. */
function indexField(text: string): IndexField {
  if (text.endsWith('[]')) return { fieldPath: text.slice(0, -2), arrayConfig: 'CONTAINS' };
  return { fieldPath: text.replace('-', ''), order: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
}

function query(where: string, orderBy: string, more: Partial<QueryShape> = {}): QueryShape {
  const parts = where === '' ? [] : where.split(',').map(condition);
  const order = orderBy === '' ? [] : orderBy.split(',').map(indexField);
  return {
    collection: 'products',
    scope: 'COLLECTION',
    where: parts.length === 0 ? null : { all: parts },
    orderBy: order.map(({ fieldPath, order }) => ({ field: fieldPath, direction: order ?? 'ASCENDING' })),
    aggregated: [],
    ...more,
  };
}

function file(indexes: string[], fieldOverrides: IndexFile['fieldOverrides'] = []): IndexFile {
  return {
    indexes: indexes.map((fields) => ({
      collectionGroup: 'products',
      queryScope: 'COLLECTION',
      fields: fields.split(',').map(indexField),
    })),
    fieldOverrides,
  };
}

function written(shape: QueryShape): string[] {
  return requiredIndexes(shape).map((need) =>
    definitionOf(need)
      .fields.map(({ fieldPath, order, arrayConfig }) =>
        arrayConfig ? `${fieldPath}[]` : order === 'DESCENDING' ? `-${fieldPath}` : fieldPath,
      )
      .join(),
  );
}

describe('the index a query needs', () => {
  it.each([
    ['', '', []],
    ['', '-createdAt', ['-createdAt']],
    ['a', '-createdAt', ['a,-createdAt']],
    ['b,a', '-createdAt', ['a,b,-createdAt']],
    ['a,a', 'b', ['a,b']],
    ['a,tags[]', '-b', ['a,tags[],-b']],
    ['a', 'a', ['a']],
    ['a in', 'b', ['a,b']],
    ['b>', '', ['b']],
    ['b>', '-b', ['-b']],
    ['b>,a', '-b', ['a,-b']],
    ['b>,c!', '-b', ['-b,-c']],
    ['a>', 'b', ['b,a']],
    ['', '-b,__name__', ['-b,__name__']],
    ['', '-b,-__name__', ['-b']],
    ['__name__>', 'a', ['a']],
    ['', 'a,-b', ['a,-b']],
  ])('where %j order by %j: %j', (where, orderBy, expected) => {
    expect(written(query(where, orderBy))).toEqual(expected);
  });

  it('is one for each alternative of an or', () => {
    const any = { any: [condition('a'), { all: [condition('b'), condition('c')] }] };
    expect(written(query('', '-d', { where: any }))).toEqual(['a,-d', 'b,c,-d']);
    expect(written(query('', '-d', { where: { all: [any, condition('e')] } }))).toEqual([
      'a,e,-d',
      'b,c,e,-d',
    ]);
  });

  it('holds what is summed', () => {
    expect(written(query('a', '', { aggregated: ['price'] }))).toEqual(['a,price']);
    expect(written(query('', '', { aggregated: ['price'] }))).toEqual(['price']);
  });
});

describe('an index file', () => {
  const missing = (shape: QueryShape, indexes: IndexFile) => missingIndexes([shape], indexes).length;

  it.each([
    ['a', '-b', ['a,-b'], 0],
    ['a', '-b', ['-a,-b'], 0],
    ['a', '-b', ['a,b'], 1],
    ['a', '-b', ['-b,a'], 1],
    ['a', '-b', ['a,-b,-__name__'], 0],
    ['a', '-b', ['a,-b,__name__'], 1],
    ['a', '-b', ['a,c,-b'], 1],
    ['a', '-b', ['a,-b,c'], 1],
    ['a,c', '-b', ['a,-b', 'c,-b'], 0],
    ['a,c', '-b', ['a,-b', 'c,b'], 1],
    ['a,c', '-b', ['a,-b'], 1],
    ['a,c', '-b', ['c,a,-b'], 0],
    ['a,c,d', '-b', ['a,c,-b', 'c,d,-b'], 0],
    ['a in,c', '-b', ['a,-b', 'c,-b'], 1],
    ['a in,c', '-b', ['a,c,-b'], 0],
    ['a,tags[]', '-b', ['a,-b', 'tags[],-b'], 1],
    ['a,tags[]', '-b', ['tags[],a,-b'], 0],
    ['tags[]', '-b', ['tags,-b'], 1],
    ['a,c', '', [], 0],
    ['a in', '', [], 0],
    ['a in,c', '', [], 1],
    ['a,tags[]', '', [], 1],
    ['', '-b', [], 0],
    ['', 'a,-b', ['a,-b'], 0],
    ['', 'a,-b', ['-a,b'], 1],
  ])('where %j order by %j with %j lacks %i', (where, orderBy, indexes, count) => {
    expect(missing(query(where, orderBy), file(indexes))).toBe(count);
  });

  it('serves its own collection and scope only', () => {
    const indexes = file(['a,-b']);
    expect(missing(query('a', '-b', { collection: 'categories' }), indexes)).toBe(1);
    expect(missing(query('a', '-b', { scope: 'COLLECTION_GROUP' }), indexes)).toBe(1);
    expect(missing(query('', 'b', { scope: 'COLLECTION_GROUP' }), file([]))).toBe(1);
  });

  it('may take the automatic index of a field away, and give others', () => {
    const exempt = { collectionGroup: 'products', fieldPath: 'b', indexes: [] };
    expect(missing(query('', '-b'), file([], [exempt]))).toBe(1);
    expect(missing(query('a,b', ''), file([], [exempt]))).toBe(1);
    const group = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' } as const;
    const shape = query('', 'b', { scope: 'COLLECTION_GROUP' });
    expect(missing(shape, file([], [{ ...exempt, indexes: [group] }]))).toBe(0);
    expect(missing(query('', '-b'), file([], [{ ...exempt, indexes: [group] }]))).toBe(1);
  });
});
