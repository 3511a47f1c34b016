import type { TableState } from './table-state.ts';

export interface TableRules<Row> {
  /** Whether a row stays under the search text (lower case, trimmed) and the filters. */
  matches: (row: Row, search: string, filters: TableState['filters']) => boolean;
  /** Ascending orders by column. */
  compare: Readonly<Record<string, (a: Row, b: Row) => number>>;
}

export interface TablePage<Row> {
  /** All rows that match, in order. */
  matching: Row[];
  /** Those of them that the page shows. */
  shown: Row[];
  /** The page shown, from 1; the last one where the address asked for more. */
  page: number;
  pages: number;
}

/** Filters, sorts and pages rows. The sort is stable, so equal rows keep the server's order. */
export function tablePage<Row>(
  rows: readonly Row[],
  state: TableState,
  rules: TableRules<Row>,
): TablePage<Row> {
  const search = state.search.trim().toLowerCase();
  const matching = rows.filter((row) => rules.matches(row, search, state.filters));
  const compare = state.sort && rules.compare[state.sort.key];
  if (compare) matching.sort((a, b) => (state.sort?.descending ? compare(b, a) : compare(a, b)));
  const pages = Math.max(1, Math.ceil(matching.length / state.pageSize));
  const page = Math.min(state.page, pages);
  const start = (page - 1) * state.pageSize;
  return { matching, shown: matching.slice(start, start + state.pageSize), page, pages };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders texts as people do: without regard to case, "Tape 9" before "Tape 10". */
export const compareText = (a: string, b: string): number => collator.compare(a, b);

/**
 * The numbers of the pages to offer: the first, the last and those around the current one. A gap of one page is
 * filled; larger ones stay.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) =>
    number - (numbers[index - 1] ?? number) === 2 ? [number - 1, number] : [number],
  );
}
