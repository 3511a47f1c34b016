import type { Login } from '@rad-rewind/contract/session';
import * as z from 'zod/mini';
import { environment } from '../environment.ts';
import { HttpError } from '../http/http-error.ts';
import { tooMany } from '../limits/too-many.ts';
import { reach } from '../outage/reach.ts';
import { withinTime } from '../outbound/within-time.ts';
import { accountEmail } from './account.ts';

const TIME_LIMIT_MS = 4_000;

/** Firebase Auth does not say how long it slows an account; it lets go after some minutes. */
const FIREBASE_PAUSE_MS = 5 * 60 * 1_000;

const WRONG_CREDENTIALS = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'USER_DISABLED',
]);

const signInSchema = z.object({ idToken: z.string(), localId: z.string() });
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** A password found right: the account it belongs to, and a fresh ID token of Firebase Auth. */
export interface CheckedPassword {
  readonly uid: string;
  readonly idToken: string;
}

function signInUrl(): string {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, WEB_API_KEY: key } = environment();
  const origin = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  return `${origin}/v1/accounts:signInWithPassword?key=${encodeURIComponent(key)}`;
}

function refusal(status: number, answer: unknown): Error {
  const parsed = refusalSchema.safeParse(answer);
  // The code may have an explanation behind it: "TOO_MANY_ATTEMPTS_TRY_LATER : ...".
  const code = parsed.success ? parsed.data.error.message.split(' ')[0] : undefined;
  if (code && WRONG_CREDENTIALS.has(code)) return new HttpError(401, 'Invalid username or password');
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
    return tooMany('Too many failed sign-ins.', FIREBASE_PAUSE_MS);
  }
  return new Error(`Identity Toolkit answered ${status} ${code ?? 'without a code'}`);
}

async function ask({ username, password }: Login, signal: AbortSignal): Promise<CheckedPassword> {
  const response = await fetch(signInUrl(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: accountEmail(username), password, returnSecureToken: true }),
    signal,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusal(response.status, answer);
  const { idToken, localId } = signInSchema.parse(answer);
  return { idToken, uid: localId };
}

/**
 * Checks a password with Identity Toolkit, the REST side of Firebase Auth: the Admin SDK cannot.
 * @param timeLimitMs for the whole answer; a connection that takes longer is cut
 * @throws HttpError 401 for a wrong name or password alike, 429 where Firebase Auth itself slows the account
 * @throws OutageError where Firebase Auth does not answer
 */
export function checkPassword(login: Login, timeLimitMs = TIME_LIMIT_MS): Promise<CheckedPassword> {
  const late = () => new Error(`no answer within ${timeLimitMs} ms`);
  const checked = withinTime(timeLimitMs, late, (signal) => ask(login, signal));
  return reach('auth', checked, {
    withinMs: timeLimitMs,
    isAnswer: (error) => error instanceof HttpError,
  });
}
