import { FirebaseAuthError } from 'firebase-admin/auth';
import { reach } from '../outage/reach.ts';

/** How long one call to Firebase Auth may take; the Admin SDK itself would wait for 25 seconds, and try again. */
const WITHIN_MS = 4_000;

/** Codes with which the Admin SDK says that Firebase Auth gave no sensible answer. */
const NO_ANSWER = new Set(['auth/internal-error', 'auth/network-request-failed', 'auth/unknown-error']);

const isAnswer = (error: unknown): boolean =>
  error instanceof FirebaseAuthError && !NO_ANSWER.has(error.code);

/**
 * What Firebase Auth answers, in bounded time.
 * @throws FirebaseAuthError with which it answers, OutageError where it does not
 */
export const askAuth = <Result>(call: Promise<Result>): Promise<Result> =>
  reach('auth', call, { withinMs: WITHIN_MS, isAnswer });
