import { randomUUID } from 'node:crypto';
import { median } from '../median.ts';
import { ask, type Cost } from './ask.ts';

const ROUNDS = 9;

/** What a route costs whom. */
export interface RouteCosts {
  /** An instance that keeps nothing of this version. */
  readonly cold: Cost;
  /** Reads of one that must ask for the version. */
  readonly readsPast: number;
  /** One that need not; the median time of several requests. */
  readonly warm: Cost;
}

/** Makes instances drop what they keep, as after a write of another one. */
async function forgetAll(control: string): Promise<void> {
  const body = JSON.stringify({ version: randomUUID() });
  await fetch(`${control}/documents?path=meta/catalogue`, { method: 'PATCH', body });
}

/**
 * @param control origin of the Firestore stand-in's control server
 * @param forgetful the address at an instance that asks for the catalogue's version with each request
 * @param trusting the address at one that asks once
 */
export async function measureRoute(
  control: string,
  forgetful: string,
  trusting: string,
): Promise<RouteCosts> {
  await forgetAll(control);
  const cold = await ask(control, forgetful);
  const { reads: readsPast } = await ask(control, forgetful);
  await ask(control, trusting);
  const warm: Cost[] = [];
  while (warm.length < ROUNDS) warm.push(await ask(control, trusting));
  return {
    cold,
    readsPast,
    warm: {
      // The version's lifetime may end among them.
      reads: median(warm.map(({ reads }) => reads)),
      bytes: median(warm.map(({ bytes }) => bytes)),
      ms: median(warm.map(({ ms }) => ms)),
    },
  };
}
