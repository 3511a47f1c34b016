import { type Counter, counterName } from '../limits/limit.ts';
import type { Admission } from './sign-in-decision.ts';

/** The tries of this instance whose end is not known yet. */
export class PendingTries {
  readonly #times = new Map<string, number[]>();

  add({ at, counted }: Admission): void {
    for (const counter of counted) this.#times.set(counterName(counter), [...this.timesOf(counter), at]);
  }

  remove({ at, counted }: Admission): void {
    for (const counter of counted) {
      const times = this.timesOf(counter);
      const left = times.toSpliced(times.indexOf(at), 1);
      if (left.length > 0) this.#times.set(counterName(counter), left);
      else this.#times.delete(counterName(counter));
    }
  }

  /** When those of a counter were let through, in milliseconds since 1970. */
  timesOf(counter: Counter): readonly number[] {
    return this.#times.get(counterName(counter)) ?? [];
  }
}
