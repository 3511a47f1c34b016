/*
 * The running stack that the journeys go through. `npm test` starts one and names its parts in the environment;
 * `npx tsx local/src/test-stack.ts` prints the same names.
 */

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start a stack with "npx tsx local/src/test-stack.ts"`);
  return value;
}

/** Origin of the shop. */
export const STACK_URL = required('STACK_URL');

/** Origin of the Firestore stand-in's control server. */
export const STACK_CONTROL = required('STACK_CONTROL');

/** `host:port` of the Auth emulator, and the project whose accounts it keeps. */
export const STACK_AUTH_HOST = required('STACK_AUTH_HOST');
export const STACK_PROJECT = 'demo-rad-rewind';

/** Origin of the retailer's simulator. */
export const STACK_AMAZON_URL = required('STACK_AMAZON_URL');

/** The stack's admin. */
export const ADMIN = { username: 'admin', password: 'radical90s' };
