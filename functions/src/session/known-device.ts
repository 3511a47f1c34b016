import type { Login } from '@rad-rewind/contract/session';
import { FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { auth } from '../firebase.ts';
import { storedKey } from '../secrets/stored-key.ts';
import { accountEmail } from './account.ts';
import { askAuth } from './ask-auth.ts';
import { DEVICES_SINCE, type Device, newlySignedIn, readDevice, signDevice } from './device-token.ts';

const deviceKey = storedKey('deviceKey');

async function accountOf(username: string): Promise<UserRecord | null> {
  try {
    return await askAuth(auth().getUserByEmail(accountEmail(username)));
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/**
 * The device that a sign-in comes from, if the same user signed in from it before: within 180 days, and since the
 * password was last set anew (`create-admin.ts`).
 * @throws OutageError where Firestore or Firebase Auth is out of reach
 */
export async function knownDevice({ username, deviceToken }: Login, now: number): Promise<Device | null> {
  if (deviceToken === undefined) return null;
  const device = readDevice(username, deviceToken, await deviceKey(), now);
  if (device === null) return null;
  const since: unknown = (await accountOf(username))?.customClaims?.[DEVICES_SINCE] ?? 0;
  return typeof since === 'number' && device.signedInAt >= since ? device : null;
}

/** The token for a device that the user just signed in from; it counts as the same one where it is known. */
export async function deviceTokenFor(username: string, known: Device | null, now: number): Promise<string> {
  return signDevice(username, newlySignedIn(known, now), await deviceKey());
}
