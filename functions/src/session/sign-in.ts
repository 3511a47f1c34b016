import type { Login } from '@rad-rewind/contract/session';
import { HttpError } from '../http/http-error.ts';
import { type Clock, systemClock } from '../limits/clock.ts';
import { changeCounters, readWaits } from '../limits/counter-store.ts';
import { tooMany } from '../limits/too-many.ts';
import { logEvent } from '../log/log-event.ts';
import { type CheckedPassword, checkPassword } from './check-password.ts';
import { type BegunSession, beginSession } from './session.ts';
import { type SignInCounters, signInCounters } from './sign-in-limits.ts';

/** A refusal is answered on a beat of this length, so that its time does not tell what was looked at. */
export const BEAT_MS = 1_000;

/** How much longer a sign-in takes where a user name is being guessed from everywhere. */
export const SLOWED_MS = 3_000;

function refuseFor(waitMs: number): void {
  if (waitMs === 0) return;
  logEvent('sign-in-refused', { waitMs });
  throw tooMany('Too many failed sign-ins.', waitMs);
}

/** Lets nobody through where a limit is reached, the right password included, and slows a name under attack. */
async function pass({ ofUserHere, ofAddress, ofUser }: SignInCounters, clock: Clock): Promise<void> {
  const [here = 0, address = 0, everywhere = 0] = await readWaits(
    [ofUserHere, ofAddress, ofUser],
    clock.now(),
  );
  refuseFor(Math.max(here, address));
  if (everywhere === 0) return;
  logEvent('sign-in-slowed');
  await clock.sleep(SLOWED_MS);
}

const wrongAsNull = (error: unknown): null => {
  if (error instanceof HttpError && error.status === 401) return null;
  throw error;
};

/**
 * Counts a failure, or lets a success begin anew. Of a burst of guesses only as many learn whether they were right
 * as one after another would.
 */
async function settle(checked: CheckedPassword | null, counters: SignInCounters, now: number): Promise<void> {
  const { ofUserHere, ofAddress, ofUser } = counters;
  const closedBy = [ofUserHere, ofAddress];
  const change = checked ? { cleared: [ofUserHere] } : { counted: [ofUserHere, ofAddress, ofUser] };
  refuseFor(await changeCounters({ closedBy, ...change }, now));
}

async function nextBeat(began: number, clock: Clock): Promise<void> {
  const elapsed = Math.max(1, clock.now() - began);
  await clock.sleep(Math.ceil(elapsed / BEAT_MS) * BEAT_MS - elapsed);
}

/**
 * Signs in with user name and password.
 * @param address the visitor's, as limits count it
 * @throws HttpError 401 for wrong ones, 429 after too many failures (docs/product.md, "Login"); neither tells
 * whether the user exists
 */
export async function signIn(
  login: Login,
  address: string,
  clock: Clock = systemClock,
): Promise<BegunSession> {
  const counters = signInCounters(login.username, address);
  await pass(counters, clock);
  const began = clock.now();
  try {
    const checked = await checkPassword(login).catch(wrongAsNull);
    await settle(checked, counters, clock.now());
    if (checked === null) throw new HttpError(401, 'Invalid username or password');
    return await beginSession(checked);
  } catch (error) {
    await nextBeat(began, clock);
    throw error;
  }
}
