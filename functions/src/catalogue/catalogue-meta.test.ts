import type { Category } from '@rad-rewind/contract/category';
import { expect, it } from 'vitest';
import { toCatalogueHead } from './catalogue-meta.ts';

const OLD = { id: 1, name: 'Music', slug: 'music', description: null, image: null };
const NEW: Category = { ...OLD, id: 2, updatedAt: '2026-01-02T03:04:05.000Z' };

it('reads a category that was listed before the shop kept its time as one without', () => {
  const { categoryList } = toCatalogueHead({ categoryList: [OLD as Category, NEW] });
  expect(categoryList).toEqual([{ ...OLD, updatedAt: null }, NEW]);
});
