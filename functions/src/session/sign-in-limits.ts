import type { CountedAddress } from '@rad-rewind/contract/status';
import type { Counter, Limit } from '../limits/limit.ts';
import { accountEmail } from './account.ts';

const WINDOW_MS = 15 * 60 * 1_000;

const limit = (name: string, max: number): Limit => ({ name: `sign-in ${name}`, max, windowMs: WINDOW_MS });

/** Failed sign-ins within 15 minutes (docs/product.md, "Login"). */
const OF_USER_HERE = limit('of a user from an address', 5);
const OF_ADDRESS = limit('from an address', 20);
const OF_USER = limit('of a user', 50);
const OF_DEVICE = limit('of a user from a device', 5);

/** Of a name past its limit, one in so many milliseconds is tried all the same. */
const GUARDED_EVERY_MS = 3_000;
const OF_GUARDED_USER: Limit = { name: 'sign-in of a guarded user', max: 1, windowMs: GUARDED_EVERY_MS };

/** What is asked and counted before a password is tried; each failure stays counted, in all of them. */
export interface SignInCounters {
  /** Where one of these is full, the password is not tried. */
  readonly closing: readonly Counter[];
  /** Where one of these is full, trying takes longer. */
  readonly slowing: readonly Counter[];
  /** Those of the user name from everywhere; null for a device that is known. */
  readonly name: {
    /** Past it, the name is guarded: a refused try counts as well. */
    readonly failures: Counter;
    /** Of a guarded name, those that are tried all the same. */
    readonly tries: Counter;
  } | null;
  /** A success forgets these. */
  readonly forgiven: readonly Counter[];
}

/** The counters of a user name from an address, as tests look for them, too. */
export function addressCounters(username: string, address: string) {
  const user = accountEmail(username);
  return {
    ofUserHere: { limit: OF_USER_HERE, key: `${user} ${address}` },
    ofAddress: { limit: OF_ADDRESS, key: address },
  };
}

/** The counters of a user name from everywhere. */
export function nameCounters(username: string): NonNullable<SignInCounters['name']> {
  const user = accountEmail(username);
  return { failures: { limit: OF_USER, key: user }, tries: { limit: OF_GUARDED_USER, key: user } };
}

/**
 * The counters of a sign-in from anywhere, the same for a name that exists and one that does not. An address that
 * somebody may have made up only slows, and one that many may share does not count.
 */
export function strangerCounters(
  username: string,
  { address, verdict, isCertain }: Pick<CountedAddress, 'address' | 'verdict' | 'isCertain'>,
): SignInCounters {
  const { ofUserHere, ofAddress } = addressCounters(username, address);
  const ofThisAddress = isCertain || verdict === 'visitor' ? [ofUserHere, ofAddress] : [];
  return {
    closing: isCertain ? ofThisAddress : [],
    slowing: isCertain ? [] : ofThisAddress,
    name: nameCounters(username),
    forgiven: ofThisAddress.slice(0, 1),
  };
}

/** The counters of a sign-in from a device that signed in before: no guess from elsewhere touches them. */
export function deviceCounters(username: string, deviceId: string): SignInCounters {
  const ofDevice = { limit: OF_DEVICE, key: `${accountEmail(username)} ${deviceId}` };
  return { closing: [ofDevice], slowing: [], name: null, forgiven: [ofDevice] };
}
