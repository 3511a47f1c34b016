import type { Category } from '@rad-rewind/contract/category';
import { hasPrice, type Product } from '@rad-rewind/contract/product';
import { compareText, type TableRules } from '../table/table-rows.ts';
import type { TableShape } from '../table/table-state.ts';

/** The flags a product can carry, with the words of their badges (docs/product.md, "Products list"). */
export const PRODUCT_FLAGS = {
  featured: { label: 'FEATURED', has: (product: Product) => product.isFeatured },
  new: { label: 'NEW', has: (product: Product) => product.isNewArrival },
  amazon: { label: 'AMAZON', has: (product: Product) => product.isAmazonProduct },
} as const;
export type ProductFlag = keyof typeof PRODUCT_FLAGS;

export const productFlags = Object.keys(PRODUCT_FLAGS) as ProductFlag[];

/** Stands for no category where one is chosen. */
export const NO_CATEGORY = 'none';

export const PRODUCT_TABLE: TableShape = {
  sortKeys: ['id', 'name', 'category', 'price'],
  filterKeys: ['category', 'flag'],
};

export interface CategoryLabel {
  text: string;
  kind: 'name' | 'none' | 'unknown';
}

/** What the category column shows: None without a category, Unknown where the id matches none. */
export function categoryLabel(categoryId: number | null, categories: readonly Category[]): CategoryLabel {
  if (categoryId === null) return { text: 'None', kind: 'none' };
  const name = categories.find(({ id }) => id === categoryId)?.name;
  return name === undefined ? { text: 'Unknown', kind: 'unknown' } : { text: name, kind: 'name' };
}

/**
 * A price text as a number to sort by; those without one, or with one that is no number, come last.
 * "$1,299.00" is 1299.
 */
export function priceValue(price: string | null): number {
  if (!hasPrice(price)) return Number.POSITIVE_INFINITY;
  const digits = price.replace(/,/g, '').match(/\d+(\.\d+)?/);
  return digits ? Number(digits[0]) : Number.POSITIVE_INFINITY;
}

function matchesFilters(product: Product, filters: Readonly<Record<string, string>>): boolean {
  const { category, flag } = filters;
  if (category && category !== String(product.categoryId ?? NO_CATEGORY)) return false;
  const known = productFlags.find((name) => name === flag);
  return known === undefined || PRODUCT_FLAGS[known].has(product);
}

function matchesSearch(product: Product, search: string): boolean {
  if (search === '') return true;
  return [product.name, product.slug, String(product.id), ...product.tags].some((text) =>
    text.toLowerCase().includes(search),
  );
}

/** How the products table searches (name, slug, id, tags), filters and sorts. */
export function productRules(categories: readonly Category[]): TableRules<Product> {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const categoryName = (product: Product) =>
    product.categoryId === null ? '' : (names.get(product.categoryId) ?? '');
  return {
    matches: (product, search, filters) => matchesFilters(product, filters) && matchesSearch(product, search),
    compare: {
      id: (a, b) => a.id - b.id,
      name: (a, b) => compareText(a.name, b.name),
      category: (a, b) => compareText(categoryName(a), categoryName(b)),
      price: (a, b) => Math.sign(priceValue(a.price) - priceValue(b.price) || 0),
    },
  };
}
