import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '../../api/api-error.ts';

export interface SessionFailureHandlers {
  /** What a screen shows could not be loaded. */
  onLoad: () => void;
  /** What somebody did could not be done. */
  onAction: () => void;
}

/** Listens to every load and every action of the app for those that were refused for want of a session. */
export function useSessionFailures({ onLoad, onAction }: SessionFailureHandlers): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const endLoads = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isRefusal(event.action.error))
        onLoad();
    });
    const endActions = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isRefusal(event.action.error))
        onAction();
    });
    return () => {
      endLoads();
      endActions();
    };
  }, [queryClient, onLoad, onAction]);
}
