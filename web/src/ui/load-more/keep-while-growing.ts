import type { ProductQuery } from '@rad-rewind/contract/product';

interface ListQuery {
  queryKey: readonly unknown[];
}

/** The list's filters without its length, as the last part of its key. */
function filtersOf({ queryKey }: ListQuery): string {
  const { limit, ...filters } = queryKey.at(-1) as ProductQuery;
  return JSON.stringify(filters);
}

/**
 * Makes the `placeholderData` of a list that can grow: what it showed stays while more of the same is being
 * loaded, and goes as soon as the filters are others.
 * @param next the query that is going to be shown
 */
export function keepWhileGrowing(next: ListQuery) {
  return <Data>(previous: Data | undefined, previousQuery: ListQuery | undefined): Data | undefined =>
    previousQuery && filtersOf(previousQuery) === filtersOf(next) ? previous : undefined;
}
