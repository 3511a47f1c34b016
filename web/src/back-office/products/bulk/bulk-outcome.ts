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
