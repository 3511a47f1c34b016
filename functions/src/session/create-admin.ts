import type { Login } from '@rad-rewind/contract/session';
import { FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { auth } from '../firebase.ts';
import { accountEmail } from './account.ts';
import { DEVICES_SINCE } from './device-token.ts';

async function findAccount(email: string): Promise<UserRecord | null> {
  try {
    return await auth().getUserByEmail(email);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/**
 * Makes sure that an admin of this name exists with this password: creates the account, or sets the password
 * of the one that is there, ends its sessions, forgets its devices and lets it in again if it was disabled.
 * @returns whether the account is new
 */
export async function createAdmin({ username, password }: Login): Promise<'created' | 'updated'> {
  const account = { email: accountEmail(username), password, displayName: username, disabled: false };
  const known = await findAccount(account.email);
  const { uid } = known ? await auth().updateUser(known.uid, account) : await auth().createUser(account);
  const nextSecond = Math.floor(Date.now() / 1_000) + 1;
  await auth().setCustomUserClaims(uid, {
    ...known?.customClaims,
    admin: true,
    ...(known && { [DEVICES_SINCE]: nextSecond }),
  });
  if (known) await auth().revokeRefreshTokens(uid);
  return known ? 'updated' : 'created';
}
