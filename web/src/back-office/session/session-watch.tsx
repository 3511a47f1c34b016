import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { fetchCurrentUser } from '../../api/current-user.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { isLeaveGated } from '../../ui/leave-gate.ts';
import { SessionEndedDialog } from './session-ended-dialog.tsx';
import { useSessionFailures } from './use-session-failures.ts';

export interface SessionWatchProps {
  /** Called before the guard learns that nobody is signed in. */
  onEnd: () => void;
}

/**
 * Notices that the session has ended under the back office. A screen that can't be loaded makes way for the sign-in;
 * an action that failed, or anything unsaved, keeps its screen, and a dialog leads to the sign-in in another tab.
 */
export function SessionWatch({ onEnd }: SessionWatchProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const check = useCallback(
    async (keepsScreen: boolean) => {
      // A refusal alone may have another reason, and a session that can't be asked for may go on.
      const user = await fetchCurrentUser().catch(() => undefined);
      if (user === undefined || user?.isAdmin) return;
      if (keepsScreen) return setAsking(true);
      onEnd();
      queryClient.setQueryData(queryKeys.user, user);
    },
    [queryClient, onEnd],
  );
  const onLoad = useCallback(() => void check(isLeaveGated()), [check]);
  const onAction = useCallback(() => void check(true), [check]);
  useSessionFailures({ onLoad, onAction });
  return <SessionEndedDialog open={asking} onClose={() => setAsking(false)} />;
}
