import type { CurrentUser } from '@rad-rewind/contract/session';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../api/current-user.ts';
import { useSessionHint } from './session-hint.ts';

export interface CurrentUserState {
  user: CurrentUser | null;
  isLoading: boolean;
  /** Why the session could not be read; no session is not an error. */
  error: Error | null;
}

/**
 * Who is signed in. Visitors without the session hint are nobody at once, without a call.
 * @param ask `always` asks the server even without the hint, as the admin routes do
 */
export function useCurrentUser(ask: 'with-hint' | 'always' = 'with-hint'): CurrentUserState {
  const hint = useSessionHint();
  const enabled = hint || ask === 'always';
  const query = useQuery({ ...currentUserQuery, enabled });
  return { user: query.data ?? null, isLoading: enabled && query.isPending, error: query.error };
}
