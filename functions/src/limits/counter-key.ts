import { storedKey } from '../secrets/stored-key.ts';

/** The secret in the names of counters: without it nobody finds the address that a counter is of. */
export const counterKey = storedKey('counterKey');
