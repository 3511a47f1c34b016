import { environment } from '../environment.ts';

/** What a request may be answered from. */
export interface Reading {
  readonly now: Date;
  /** The catalogue's version must have been looked up since this moment, by the clock of `performance.now()`. */
  readonly since: number;
  /** Whether a save of a moment ago must show already. */
  readonly fresh: boolean;
}

/**
 * The reading of a request that comes in now.
 * @param fresh as above; otherwise what was known seconds ago is good
 */
export function readingAt(now: Date, fresh: boolean): Reading {
  const start = performance.now();
  return { now, fresh, since: fresh ? start : start - environment().CATALOGUE_VERSION_TTL_MS };
}
