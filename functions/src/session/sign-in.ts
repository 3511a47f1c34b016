import type { Login } from '@rad-rewind/contract/session';
import type { CountedAddress } from '@rad-rewind/contract/status';
import { HttpError } from '../http/http-error.ts';
import { type Clock, systemClock } from '../limits/clock.ts';
import { tooMany } from '../limits/too-many.ts';
import { logEvent } from '../log/log-event.ts';
import { type CheckedPassword, checkPassword } from './check-password.ts';
import type { Device } from './device-token.ts';
import { type BegunSession, beginSession } from './session.ts';
import type { Admission } from './sign-in-decision.ts';
import { type Outcome, SignInGate, type Verdict } from './sign-in-gate.ts';
import { deviceCounters, strangerCounters } from './sign-in-limits.ts';

/** A refusal is answered on a beat of this length, so that its time does not tell what was looked at. */
export const BEAT_MS = 1_000;

/** How much longer a sign-in takes after many failures from an address that somebody may have made up. */
const SLOWED_MS = 3_000;

/** Where a sign-in comes from. */
export interface Origin {
  readonly address: Pick<CountedAddress, 'address' | 'verdict' | 'isCertain'>;
  /** The device, if the user signed in from it before. */
  readonly device: Device | null;
}

const strangers = new SignInGate();
/** Apart, so that no number of guesses from elsewhere makes a known device wait. */
const devices = new SignInGate();

interface Try {
  readonly gate: SignInGate;
  readonly admission: Admission;
}

function admitted(gate: SignInGate, verdict: Verdict): Try {
  if (verdict.kind === 'admitted') return { gate, admission: verdict.admission };
  const { waitMs, ofName } = verdict;
  logEvent(ofName ? 'sign-in-guarded' : 'sign-in-refused', { waitMs });
  throw tooMany('Too many failed sign-ins.', waitMs);
}

/** Lets a password be tried. A device with too many failures of its own counts as unknown. */
async function admit({ username }: Login, { address, device }: Origin): Promise<Try> {
  if (device !== null) {
    const verdict = await devices.ask(deviceCounters(username, device.id));
    if (verdict.kind === 'admitted') return admitted(devices, verdict);
  }
  return admitted(strangers, await strangers.ask(strangerCounters(username, address)));
}

/** Tries a password, and tells the gate what came of it. */
async function tryPassword(login: Login, { gate, admission }: Try, clock: Clock): Promise<CheckedPassword> {
  let outcome: Outcome = 'unknown';
  try {
    if (admission.isSlowed) {
      logEvent('sign-in-slowed');
      await clock.sleep(SLOWED_MS);
    }
    const checked = await checkPassword(login);
    outcome = 'succeeded';
    return checked;
  } catch (error) {
    // Whatever Firebase Auth answers but yes is a failure.
    if (error instanceof HttpError) outcome = 'failed';
    throw error;
  } finally {
    await gate.settle(admission, outcome);
  }
}

async function nextBeat(began: number, clock: Clock): Promise<void> {
  const elapsed = Math.max(1, clock.now() - began);
  await clock.sleep(Math.ceil(elapsed / BEAT_MS) * BEAT_MS - elapsed);
}

/**
 * Signs in with user name and password.
 * @throws HttpError 401 for wrong ones, 429 after too many failures (docs/product.md, "Login"); neither tells
 * whether the user exists
 * @throws OutageError where a service that it needs is out of reach
 */
export async function signIn(
  login: Login,
  origin: Origin,
  clock: Clock = systemClock,
): Promise<BegunSession> {
  const began = clock.now();
  try {
    const checked = await tryPassword(login, await admit(login, origin), clock);
    return await beginSession(checked);
  } catch (error) {
    await nextBeat(began, clock);
    throw error;
  }
}
