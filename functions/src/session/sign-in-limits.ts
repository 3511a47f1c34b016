import type { Counter, Limit } from '../limits/limit.ts';
import { accountEmail } from './account.ts';

const WINDOW_MS = 15 * 60 * 1_000;

const limit = (name: string, max: number): Limit => ({ name: `sign-in ${name}`, max, windowMs: WINDOW_MS });

/** Failed sign-ins within 15 minutes (docs/product.md, "Login"). */
const OF_USER_HERE = limit('of a user from an address', 5);
const OF_ADDRESS = limit('from an address', 20);
const OF_USER = limit('of a user', 50);

/** The counters that a sign-in belongs to. */
export interface SignInCounters {
  /** Of this user name from this address. */
  readonly ofUserHere: Counter;
  readonly ofAddress: Counter;
  /** Of this user name from everywhere. */
  readonly ofUser: Counter;
}

/** The counters of a sign-in, the same for a name that exists and one that does not. */
export function signInCounters(username: string, address: string): SignInCounters {
  const user = accountEmail(username);
  return {
    ofUserHere: { limit: OF_USER_HERE, key: `${user} ${address}` },
    ofAddress: { limit: OF_ADDRESS, key: address },
    ofUser: { limit: OF_USER, key: user },
  };
}
