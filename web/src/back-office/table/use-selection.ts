import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Selects or unselects several. */
  set: (ids: readonly number[], selected: boolean) => void;
  clear: () => void;
}

/**
 * Which rows of a table are selected, across its pages.
 * @param existing ids of all rows; those that are gone are no longer selected
 */
export function useSelection(existing: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = useMemo(() => {
    const there = new Set(existing);
    return new Set([...chosen].filter((id) => there.has(id)));
  }, [chosen, existing]);
  const set = useCallback((changed: readonly number[], selected: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (selected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const toggle = useCallback((id: number) => {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  return useMemo(() => ({ ids, toggle, set, clear }), [ids, toggle, set, clear]);
}
