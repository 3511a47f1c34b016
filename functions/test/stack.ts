function variable(name: 'STACK_URL' | 'STACK_CONTROL' | 'STACK_AUTH_HOST'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: API tests need a running stack (local/src/test-stack.ts)`);
  return value.replace(/\/$/, '');
}

/** Origin of the shop under test. */
export const STACK_URL = variable('STACK_URL');

/** Origin of the control server of its Firestore stand-in. */
export const STACK_CONTROL = variable('STACK_CONTROL');

/** `host:port` of its Auth emulator, and the project whose accounts it keeps. */
export const STACK_AUTH_HOST = variable('STACK_AUTH_HOST');
export const STACK_PROJECT = 'demo-rad-rewind';

/** The demo shop's admin. */
export const ADMIN = { username: 'admin', password: 'radical90s' } as const;

/** The version of Node that the stack's functions run on, such as `v22.1.0`: this process's own unless told otherwise. */
export const STACK_NODE = process.env.STACK_NODE ?? process.version;
