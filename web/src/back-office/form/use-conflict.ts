import { useState } from 'react';
import { type Conflict, conflictOf } from './conflict.ts';

/**
 * The version that a form was opened with, and what somebody else has saved since.
 * @param updatedAt when what is edited was saved; null where there is nothing yet, or its time is not known
 */
export function useConflict(updatedAt: string | null) {
  // The version that was opened: what is behind it may be loaded anew while the form is open.
  const [openedAt, setOpenedAt] = useState(updatedAt);
  const [found, setFound] = useState<Conflict | null>(null);
  /** Opens the dialog about a failure that is a conflict. @returns whether it is */
  const ask = (error: unknown): boolean => {
    const conflict = conflictOf(error);
    setFound(conflict);
    return conflict !== null;
  };
  return { openedAt, setOpenedAt, found: found && { openedAt, ...found }, ask, close: () => setFound(null) };
}
