import { type Counter, counterName, recentTimes, waitOf } from './limit.ts';

/** What is stored of a counter. */
export interface CounterState {
  /** When it was counted last, in milliseconds since 1970, in order; some more than its limit needs. */
  readonly times: readonly number[];
  /** How often it was counted since it was last empty. */
  readonly total: number;
}

/** So many moments are kept besides, so that a full counter stays full when some are taken back. */
const SPARE = 10;

const EMPTY: CounterState = { times: [], total: 0 };

/** The moments without some of them, each taken away once. */
function without(times: readonly number[], taken: readonly number[]): number[] {
  const left = [...taken];
  return times.filter((time) => {
    const place = left.indexOf(time);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

/** Counters as one transaction sees and changes them. */
export class CounterSheet {
  readonly #read: (counters: readonly Counter[]) => Promise<readonly CounterState[]>;
  readonly #states = new Map<string, CounterState>();
  readonly #changed = new Map<string, Counter>();
  /** The moment of the transaction, in milliseconds since 1970; its fraction tells it from others'. */
  readonly now: number;

  /** @param read gives what is stored of counters, in their order */
  constructor(read: (counters: readonly Counter[]) => Promise<readonly CounterState[]>, now: number) {
    this.#read = read;
    this.now = now;
  }

  /** Reads counters that were not read yet; to be called before anything is asked of them or changed. */
  async load(counters: readonly Counter[]): Promise<void> {
    const named = new Map(counters.map((counter) => [counterName(counter), counter]));
    const missing = [...named].filter(([name]) => !this.#states.has(name));
    if (missing.length === 0) return;
    const states = await this.#read(missing.map(([, counter]) => counter));
    missing.forEach(([name], index) => void this.#states.set(name, states[index] ?? EMPTY));
  }

  /**
   * How many milliseconds a counter has no room; 0 where it has.
   * @param apartFrom moments that are not to count, each once
   */
  waitOf(counter: Counter, apartFrom: readonly number[] = []): number {
    return waitOf(without(this.#stateOf(counter).times, apartFrom), counter.limit, this.now);
  }

  /** Counts one, now. */
  add(counter: Counter): void {
    const { times, total } = this.#stateOf(counter);
    const kept = recentTimes(times, counter.limit, this.now, SPARE);
    const added = [...kept, this.now].toSorted((a, b) => a - b).slice(-(counter.limit.max + SPARE));
    this.#set(counter, { times: added, total: (kept.length > 0 ? total : 0) + 1 });
  }

  /** Takes back one that was counted at a moment; where that is forgotten already, nothing. */
  remove(counter: Counter, time: number): void {
    const { times, total } = this.#stateOf(counter);
    if (times.includes(time)) this.#set(counter, { times: without(times, [time]), total: total - 1 });
  }

  /** Lets a counter begin anew. */
  clear(counter: Counter): void {
    this.#set(counter, EMPTY);
  }

  /** What is to be stored; a counter without moments is to be deleted. */
  changes(): (readonly [Counter, CounterState])[] {
    return [...this.#changed.values()].map((counter) => [counter, this.#stateOf(counter)] as const);
  }

  #stateOf(counter: Counter): CounterState {
    const state = this.#states.get(counterName(counter));
    if (state === undefined) throw new Error(`The counter of "${counter.limit.name}" was not read`);
    return state;
  }

  #set(counter: Counter, state: CounterState): void {
    this.#states.set(counterName(counter), state);
    this.#changed.set(counterName(counter), counter);
  }
}
