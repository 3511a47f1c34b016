import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseTableState, type TableShape, type TableState, tableStateToParams } from './table-state.ts';

export interface TableControls {
  state: TableState;
  /** Changes parts of the state. Anything but the page itself goes back to the first page. */
  change: (changes: Partial<TableState>) => void;
  /** Chooses or, with an empty value, drops one filter. */
  filter: (key: string, value: string) => void;
}

/**
 * A table's state, kept in the address. Searching and filtering replace the history entry; going to another
 * page adds one.
 * @param shape must keep its identity between renders
 */
export function useTableState(shape: TableShape): TableControls {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseTableState(params, shape), [params, shape]);
  const change = useCallback(
    (changes: Partial<TableState>) => {
      setParams(
        (current) => tableStateToParams({ ...parseTableState(current, shape), page: 1, ...changes }),
        {
          replace: changes.page === undefined,
          preventScrollReset: true,
        },
      );
    },
    [setParams, shape],
  );
  const filter = useCallback(
    (key: string, value: string) => change({ filters: { ...state.filters, [key]: value } }),
    [change, state.filters],
  );
  return { state, change, filter };
}
