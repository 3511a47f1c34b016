import type { Login } from '@rad-rewind/contract/session';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { auth } from '../firebase.ts';
import { HttpError } from '../http/http-error.ts';
import { accountEmail, toSessionUser } from './account.ts';
import { checkPassword } from './check-password.ts';
import { SESSION_MS } from './session-cookie.ts';
import type { SessionUser } from './session-user.ts';

/** A session that has just begun, and the value of its cookie. */
export interface BegunSession {
  readonly user: SessionUser;
  readonly cookie: string;
}

/**
 * Signs in with user name and password.
 * @throws HttpError 401 for wrong ones
 */
export async function signIn(login: Login): Promise<BegunSession> {
  const { uid, idToken } = await checkPassword(login);
  const [cookie, account] = await Promise.all([
    auth().createSessionCookie(idToken, { expiresIn: SESSION_MS }),
    auth().getUser(uid),
  ]);
  return { cookie, user: toSessionUser(account) };
}

/** Ends all sessions of an account, on every device. */
export async function signOutEverywhere(uid: string): Promise<void> {
  await auth().revokeRefreshTokens(uid);
}

/**
 * Creates an ordinary user's account and signs in to it.
 * @throws HttpError 409 for a name that is taken
 */
export async function register(login: Login): Promise<BegunSession> {
  const { username, password } = login;
  try {
    await auth().createUser({ email: accountEmail(username), password, displayName: username });
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new HttpError(409, `Username "${username}" is already taken`);
  }
  return signIn(login);
}

function isTaken(error: unknown): boolean {
  return error instanceof FirebaseAuthError && error.code === 'auth/email-already-exists';
}
