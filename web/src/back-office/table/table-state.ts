/*
 * What a table shows, kept in the address, so that a reload, a bookmark and the way back show the same rows.
 * Defaults are left out of the address.
 */

export const PAGE_SIZES = [10, 25, 50, 100] as const;
const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];

export interface TableSort {
  key: string;
  descending: boolean;
}

export interface TableState {
  search: string;
  /** Null shows the rows in the order in which the server gave them. */
  sort: TableSort | null;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** Chosen filters by name; one that is not chosen is missing. */
  filters: Readonly<Record<string, string>>;
}

/** What a table can sort and filter by; anything else in the address is ignored. */
export interface TableShape {
  sortKeys: readonly string[];
  filterKeys: readonly string[];
}

function positiveInteger(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

function parseSort(text: string | null, sortKeys: readonly string[]): TableSort | null {
  if (text === null) return null;
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return sortKeys.includes(key) ? { key, descending } : null;
}

/** Reads the state out of an address, whatever stands there. */
export function parseTableState(params: URLSearchParams, shape: TableShape): TableState {
  const filters: Record<string, string> = {};
  for (const key of shape.filterKeys) {
    const value = params.get(key);
    if (value) filters[key] = value;
  }
  const size = Number(params.get('size'));
  return {
    search: params.get('q') ?? '',
    sort: parseSort(params.get('sort'), shape.sortKeys),
    page: positiveInteger(params.get('page')),
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    filters,
  };
}

/** The address's query for a state; `parseTableState` reads it back. */
export function tableStateToParams(state: TableState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set('q', state.search);
  for (const [key, value] of Object.entries(state.filters)) if (value) params.set(key, value);
  if (state.sort) params.set('sort', `${state.sort.descending ? '-' : ''}${state.sort.key}`);
  if (state.pageSize !== DEFAULT_PAGE_SIZE) params.set('size', String(state.pageSize));
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}

/** The sort after a press on a column's head: ascending, descending, the server's order again. */
export function nextSort(sort: TableSort | null, key: string): TableSort | null {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
}
