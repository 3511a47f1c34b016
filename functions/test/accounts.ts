import { apiPath } from '@rad-rewind/contract/paths';
import type { ApiClient } from './api-client.ts';
import { newRegistration, visitor } from './people.ts';
import { STACK_AUTH_HOST, STACK_PROJECT } from './stack.ts';

/** A session cookie's claims, as far as tests look at them. */
export interface Claims {
  readonly sub: string;
  readonly aud: string;
  readonly iss: string;
  readonly exp: number;
}

/** An account of a test's own, signed in, and changed behind the server's back. */
export interface OwnAccount {
  readonly client: ApiClient;
  /** The session cookie's value. */
  readonly cookie: string;
  readonly claims: Claims;
  /** Sets fields of the account, such as `disableUser`. */
  change(fields: Record<string, unknown>): Promise<void>;
  setAdmin(isAdmin: boolean): Promise<void>;
  remove(): Promise<void>;
}

async function callAuth(call: 'update' | 'delete', body: object): Promise<void> {
  const address = `http://${STACK_AUTH_HOST}/identitytoolkit.googleapis.com/v1/projects/${STACK_PROJECT}/accounts:${call}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`accounts:${call}: ${response.status} ${await response.text()}`);
}

/** The claims of a session cookie. */
export function claimsOf(cookie: string): Claims {
  return JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/**
 * Registers somebody, an ordinary user at first.
 * @throws Error where registration is refused
 */
export async function makeOwnAccount(): Promise<OwnAccount> {
  const client = visitor();
  const { status } = await client.post(apiPath.register, newRegistration());
  if (status !== 201) throw new Error(`Nobody can register: ${status}`);
  const cookie = client.cookies.get('__session') ?? '';
  const claims = claimsOf(cookie);
  const change = (fields: Record<string, unknown>) => callAuth('update', { localId: claims.sub, ...fields });
  return {
    client,
    cookie,
    claims,
    change,
    setAdmin: (isAdmin) => change({ customAttributes: JSON.stringify(isAdmin ? { admin: true } : {}) }),
    remove: () => callAuth('delete', { localId: claims.sub }),
  };
}
