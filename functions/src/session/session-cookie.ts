import { SESSION_HINT_COOKIE } from '@rad-rewind/contract/session';

/** The only cookie that Firebase Hosting hands on to functions. */
const SESSION_COOKIE = '__session';

/** How long a session lasts without a new sign-in: five days, in milliseconds. */
export const SESSION_MS = 5 * 24 * 60 * 60 * 1_000;

const ATTRIBUTES = 'Path=/; Secure; SameSite=Strict';

/**
 * The session cookie's value.
 * @param header the request's Cookie header
 * @returns null where there is none
 */
export function sessionCookie(header: string | undefined): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === SESSION_COOKIE && value) return value;
  }
  return null;
}

export function hasSessionCookie(header: string | undefined): boolean {
  return sessionCookie(header) !== null;
}

/** The Set-Cookie headers that begin a session: the session itself, out of scripts' reach, and the hint to it. */
export function beginSessionCookies(session: string): string[] {
  const lasting = `Max-Age=${SESSION_MS / 1_000}; ${ATTRIBUTES}`;
  return [`${SESSION_COOKIE}=${session}; HttpOnly; ${lasting}`, `${SESSION_HINT_COOKIE}=1; ${lasting}`];
}

/** The Set-Cookie headers that end a session in the browser. */
export function endSessionCookies(): string[] {
  const gone = `Max-Age=0; ${ATTRIBUTES}`;
  return [`${SESSION_COOKIE}=; HttpOnly; ${gone}`, `${SESSION_HINT_COOKIE}=; ${gone}`];
}
