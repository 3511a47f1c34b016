import { type DecodedIdToken, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { auth } from '../firebase.ts';
import { OutageError } from '../outage/outage-error.ts';
import { toSessionUser } from './account.ts';
import { askAuth } from './ask-auth.ts';
import { sessionCookie } from './session-cookie.ts';
import type { SessionUser } from './session-user.ts';

/**
 * How the Admin SDK's messages begin that say what is wrong with a cookie. It gives the same code to a failure to
 * fetch the keys that cookies are signed with, which says nothing about the cookie (`auth/token-verifier` of
 * firebase-admin, `mapJwtErrorToAuthError`).
 */
const WRONG_COOKIE =
  /^(?:Decoding |First argument to )?(?:Firebase session cookie |verifySessionCookie\(\) )/;

/** Refusals of a cookie or an account; any other failure of Firebase Auth is a failure of ours. */
const NO_SESSION_CODES = new Set([
  'auth/argument-error',
  'auth/invalid-session-cookie',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function isNoSession(error: unknown): boolean {
  return error instanceof FirebaseAuthError && NO_SESSION_CODES.has(error.code);
}

const isObject = (text: string): boolean => {
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/** Whether a cookie has the form of a token (RFC 7519): the Admin SDK stumbles over one whose parts are no objects. */
function isToken(cookie: string): boolean {
  const parts = cookie.split('.');
  return (
    parts.length === 3 &&
    parts.slice(0, 2).every((part) => isObject(Buffer.from(part, 'base64url').toString()))
  );
}

/** The claims of a cookie. @throws Error, none of Firebase Auth's, where the keys cannot be had */
async function verified(cookie: string): Promise<DecodedIdToken> {
  try {
    return await auth().verifySessionCookie(cookie);
  } catch (error) {
    const isOther = !(error instanceof FirebaseAuthError) || error.code !== 'auth/argument-error';
    if (isOther || WRONG_COOKIE.test(error.message)) throw error;
    throw new Error(`The keys of session cookies cannot be fetched: ${error.message}`);
  }
}

function isRevoked(signedInAt: number, account: UserRecord): boolean {
  return (
    account.tokensValidAfterTime !== undefined &&
    signedInAt * 1_000 < Date.parse(account.tokensValidAfterTime)
  );
}

/**
 * Who asks. The cookie says which account, the account itself says now whether the session still holds and
 * whether its owner is an admin: a claim taken away counts at once.
 * @param cookies the request's Cookie header
 * @returns null without a session, and where it is forged, expired, revoked or its account gone or disabled
 * @throws OutageError where Firebase Auth, or for the keys of cookies Google, cannot be asked
 */
export async function currentUser(cookies: string | undefined): Promise<SessionUser | null> {
  const cookie = sessionCookie(cookies);
  if (cookie === null || !isToken(cookie)) return null;
  try {
    const session = await askAuth(verified(cookie));
    const account = await askAuth(auth().getUser(session.uid));
    return account.disabled || isRevoked(session.auth_time, account) ? null : toSessionUser(account);
  } catch (error) {
    if (isNoSession(error)) return null;
    throw error;
  }
}

/** As `currentUser`, for what everybody may read: whom Firebase Auth cannot tell about is a visitor meanwhile. */
export async function currentUserOrVisitor(cookies: string | undefined): Promise<SessionUser | null> {
  try {
    return await currentUser(cookies);
  } catch (error) {
    if (error instanceof OutageError) return null;
    throw error;
  }
}
