/** The orders that the home page offers, with their names. */
export const SORT_ORDERS = {
  newest: 'Newest',
  popular: 'Popular',
  'name-asc': 'Name A-Z',
  'name-desc': 'Name Z-A',
} as const;

export type SortOrder = keyof typeof SORT_ORDERS;

export interface Sortable {
  name: string;
  isFeatured: boolean;
  /** ISO date; missing or unreadable counts as now. */
  createdAt?: string | null;
}

/** Loading a collator keeps a slow phone for 30 ms, so it's made when somebody sorts by name, not with the page. */
function byName(): (a: Sortable, b: Sortable) => number {
  const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return (a, b) => collator.compare(a.name, b.name);
}

/**
 * Products in an order of docs/product.md, "Sorting". Equal ones keep their places.
 * @param now milliseconds since 1970, for products without a date
 */
export function sortProducts<Item extends Sortable>(
  products: readonly Item[],
  order: SortOrder,
  now: number,
): Item[] {
  const age = ({ createdAt }: Item) => {
    const time = createdAt ? Date.parse(createdAt) : now;
    return Number.isNaN(time) ? now : time;
  };
  switch (order) {
    case 'newest':
      return products.toSorted((a, b) => age(b) - age(a));
    case 'popular':
      return products.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
    case 'name-asc':
      return products.toSorted(byName());
    case 'name-desc': {
      const compare = byName();
      return products.toSorted((a, b) => compare(b, a));
    }
  }
}
