import { setTimeout } from 'node:timers/promises';

/** Time as limits use it, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

export const systemClock: Clock = { now: Date.now, sleep: setTimeout };
