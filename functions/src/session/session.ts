import type { Login } from '@rad-rewind/contract/session';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { auth } from '../firebase.ts';
import { HttpError } from '../http/http-error.ts';
import { type Clock, systemClock } from '../limits/clock.ts';
import { accountEmail, toSessionUser } from './account.ts';
import { askAuth } from './ask-auth.ts';
import { type CheckedPassword, checkPassword } from './check-password.ts';
import { SESSION_MS } from './session-cookie.ts';
import type { SessionUser } from './session-user.ts';

/** A session that has just begun, and the value of its cookie. */
export interface BegunSession {
  readonly user: SessionUser;
  readonly cookie: string;
}

/** Begins a session for somebody whose password was found right. */
export async function beginSession({ uid, idToken }: CheckedPassword): Promise<BegunSession> {
  const [cookie, account] = await Promise.all([
    askAuth(auth().createSessionCookie(idToken, { expiresIn: SESSION_MS })),
    askAuth(auth().getUser(uid)),
  ]);
  return { cookie, user: toSessionUser(account) };
}

/** When the second after a moment begins, both in milliseconds since 1970. */
const secondAfter = (moment: number): number => (Math.floor(moment / 1_000) + 1) * 1_000;

/**
 * Ends all sessions of an account that began before, on every device. Firebase Auth ends those of the seconds
 * before a revocation, so one in the second of the last sign-in waits for that second to be over.
 */
export async function signOutEverywhere(uid: string, clock: Clock = systemClock): Promise<void> {
  const { metadata } = await askAuth(auth().getUser(uid));
  const over = secondAfter(Date.parse(metadata.lastSignInTime));
  // An account that never signed in with a password has no such moment.
  if (over > clock.now()) await clock.sleep(over - clock.now());
  await askAuth(auth().revokeRefreshTokens(uid));
}

/**
 * Creates an ordinary user's account and signs in to it.
 * @throws HttpError 409 for a name that is taken
 */
export async function register(login: Login): Promise<BegunSession> {
  const { username, password } = login;
  try {
    await askAuth(auth().createUser({ email: accountEmail(username), password, displayName: username }));
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new HttpError(409, `Username "${username}" is already taken`);
  }
  return beginSession(await checkPassword(login));
}

function isTaken(error: unknown): boolean {
  return error instanceof FirebaseAuthError && error.code === 'auth/email-already-exists';
}
