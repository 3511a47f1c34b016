import type { Category } from '@rad-rewind/contract/category';
import { compareText, type TableRules } from '../table/table-rows.ts';
import type { TableShape } from '../table/table-state.ts';

export const CATEGORY_TABLE: TableShape = { sortKeys: ['id', 'name', 'slug'], filterKeys: [] };

/** How the categories table searches (name, slug, description) and sorts. */
export const CATEGORY_RULES: TableRules<Category> = {
  matches: ({ name, slug, description }, search) =>
    [name, slug, description ?? ''].some((text) => text.toLowerCase().includes(search)),
  compare: {
    id: (a, b) => a.id - b.id,
    name: (a, b) => compareText(a.name, b.name),
    slug: (a, b) => compareText(a.slug, b.slug),
  },
};
