import { randomInt, randomUUID } from 'node:crypto';
import { ApiClient } from './api-client.ts';
import { ADMIN } from './stack.ts';

/** Somebody who never signed in; `address` says from where, for tests of limits. */
export const visitor = (address?: string): ApiClient => new ApiClient(address);

/** An address that no other test counts on. */
export const someAddress = (): string => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * The demo admin, signed in.
 * @throws Error where the sign-in is refused
 */
export async function signInAdmin(): Promise<ApiClient> {
  const client = new ApiClient();
  const { status } = await client.post('/api/login', ADMIN);
  if (status !== 200) throw new Error(`The demo admin cannot sign in: ${status}`);
  return client;
}

/** A registration that nobody made before. */
export function newRegistration(): { username: string; password: string; confirmPassword: string } {
  return { username: `user-${randomUUID()}`, password: 'skate-board-94', confirmPassword: 'skate-board-94' };
}

/**
 * An ordinary user, just registered and signed in.
 * @throws Error where registration is refused
 */
export async function signInOrdinaryUser(): Promise<ApiClient> {
  const client = new ApiClient();
  const { status } = await client.post('/api/register', newRegistration());
  if (status !== 201) throw new Error(`Nobody can register: ${status}`);
  return client;
}
