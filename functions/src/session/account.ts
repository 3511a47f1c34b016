import { createHash } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import type { SessionUser } from './session-user.ts';

/** The form in which user names are compared: without regard to case, surrounding space or Unicode variants. */
export function normaliseUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/**
 * The address under which Firebase Auth keeps an account, which knows accounts by e-mail address only. It is
 * derived from a hash, so any user name gives a valid one, and `.invalid` makes sure that no mail can go there.
 */
export function accountEmail(username: string): string {
  const hash = createHash('sha256').update(normaliseUsername(username)).digest('hex');
  return `u-${hash.slice(0, 40)}@users.rad-rewind.invalid`;
}

/** What a session needs of an account; admin is who bears the custom claim `admin: true`. */
export function toSessionUser(account: UserRecord): SessionUser {
  return {
    uid: account.uid,
    username: account.displayName ?? '',
    isAdmin: account.customClaims?.admin === true,
  };
}
