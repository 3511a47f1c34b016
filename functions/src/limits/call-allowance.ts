import { BoundedMap } from './bounded-map.ts';
import type { CallLimit } from './call-limit.ts';

/** So many addresses are remembered per limit, a few megabytes at most. */
const REMEMBERED = 20_000;

/**
 * What each caller has left of a limit, in this instance's memory: the generic cell rate algorithm (ITU-T I.371),
 * which keeps one moment a caller, the one at which all of their calls are back.
 */
export class CallAllowance {
  readonly #perMs: number;
  readonly #msPerCall: number;
  readonly #fullAt: BoundedMap<number>;

  constructor({ calls, perSeconds }: CallLimit, remembered = REMEMBERED) {
    this.#perMs = perSeconds * 1_000;
    this.#msPerCall = this.#perMs / calls;
    this.#fullAt = new BoundedMap(remembered);
  }

  /**
   * Takes one call of a caller's.
   * @param now in milliseconds
   * @returns 0 where there was one left, else the milliseconds until there is; a refused call costs nothing
   */
  take(caller: string, now: number): number {
    const fullAt = Math.max(this.#fullAt.get(caller) ?? now, now) + this.#msPerCall;
    const wait = fullAt - now - this.#perMs;
    // Sums of fractions miss the whole by a hair.
    if (wait > 0.001) return wait;
    this.#fullAt.set(caller, fullAt);
    return 0;
  }
}
