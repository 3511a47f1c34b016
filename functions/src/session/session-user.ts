import type { CurrentUser } from '@rad-rewind/contract/session';

/** Somebody who is signed in: the answer of GET /api/user, and the id of the account in Firebase Auth. */
export interface SessionUser extends CurrentUser {
  readonly uid: string;
}

/** The part that answers show. */
export function toCurrentUser({ username, isAdmin }: SessionUser): CurrentUser {
  return { username, isAdmin };
}
