/** What became of one row of a bulk action. */
export type RowOutcome = { kind: 'waiting' | 'working' | 'done' } | { kind: 'failed'; message: string };

export type Outcomes = ReadonlyMap<number, RowOutcome>;

/** How many rows came through, how many did not. */
export function countOutcomes(outcomes: Outcomes): { done: number; failed: number } {
  const kinds = [...outcomes.values()].map(({ kind }) => kind);
  return {
    done: kinds.filter((kind) => kind === 'done').length,
    failed: kinds.filter((kind) => kind === 'failed').length,
  };
}

/** A longer list would make the dialog slow; the rest is counted. */
export const ROWS_SHOWN = 100;

/**
 * The rows that the dialog lists: the first hundred, failures in front, so that none of those is missed.
 * @returns them, and how many are left out
 */
export function rowsToShow<Row extends { id: number }>(
  rows: readonly Row[],
  outcomes: Outcomes,
): { shown: Row[]; more: number } {
  const failed = rows.filter(({ id }) => outcomes.get(id)?.kind === 'failed');
  const others = rows.filter(({ id }) => outcomes.get(id)?.kind !== 'failed');
  const shown = [...failed, ...others].slice(0, ROWS_SHOWN);
  return { shown, more: rows.length - shown.length };
}
