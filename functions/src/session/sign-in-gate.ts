import { type Clock, systemClock } from '../limits/clock.ts';
import type { CounterSheet } from '../limits/counter-sheet.ts';
import { changeCounters } from '../limits/counter-store.ts';
import { PendingTries } from './pending-tries.ts';
import { type Admission, type Decision, decideAll } from './sign-in-decision.ts';
import type { SignInCounters } from './sign-in-limits.ts';

/** How a try ended: with a wrong password, with the right one, or without anybody knowing. */
export type Outcome = 'failed' | 'succeeded' | 'unknown';

export type Verdict = Exclude<Decision, { kind: 'waits' }>;

/** One document bears about one write a second (Firestore documentation, "Best practices"): guesses wait for it. */
const APART_MS = 1_000;
/** Each touches four documents at most, and a transaction is safe up to 500. */
const SETTLED_AT_ONCE = 50;

interface Ask {
  readonly counters: SignInCounters;
  readonly resolve: (verdict: Verdict) => void;
  readonly reject: (error: unknown) => void;
}

interface Settlement {
  readonly admission: Admission;
  readonly outcome: Exclude<Outcome, 'failed'>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

function settle(sheet: CounterSheet, { admission, outcome }: Settlement): void {
  for (const counter of admission.counted) sheet.remove(counter, admission.at);
  if (outcome === 'succeeded') for (const counter of admission.forgiven) sheet.clear(counter);
}

/**
 * Counts sign-ins, all that come at the same time in one transaction, and one transaction after another: a thousand
 * guesses of one name are a few writes. What was decided is stored before anybody is told.
 */
export class SignInGate {
  readonly #change: typeof changeCounters;
  readonly #clock: Clock;
  readonly #pending = new PendingTries();
  readonly #asks: Ask[] = [];
  readonly #settlements: Settlement[] = [];
  #hasNews = false;
  #isRunning = false;
  #notBefore = 0;

  constructor(change: typeof changeCounters = changeCounters, clock: Clock = systemClock) {
    this.#change = change;
    this.#clock = clock;
  }

  /**
   * Asks whether a password may be tried; if so, it counts as a failure until `settle` says otherwise.
   * @throws OutageError where nothing could be counted
   */
  ask(counters: SignInCounters): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.#asks.push({ counters, resolve, reject });
      this.#wake();
    });
  }

  /**
   * Tells how a try ended. A failure stays counted; another end is taken back, and a success forgets what it forgives.
   * @throws OutageError where that could not be stored
   */
  async settle(admission: Admission, outcome: Outcome): Promise<void> {
    if (outcome === 'failed') {
      this.#pending.remove(admission);
      return this.#wake();
    }
    await new Promise<void>((resolve, reject) => {
      this.#settlements.push({ admission, outcome, resolve, reject });
      this.#wake();
    });
  }

  #wake(): void {
    this.#hasNews = true;
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#hasNews) {
      const waitMs = this.#notBefore - this.#clock.now();
      if (waitMs > 0) await this.#clock.sleep(waitMs);
      await this.#runOnce();
    }
    this.#isRunning = false;
  }

  async #runOnce(): Promise<void> {
    const asks = this.#asks.splice(0);
    const settlements = this.#settlements.splice(0, SETTLED_AT_ONCE);
    // Pending until then: a transaction on its way before it still finds them counted.
    for (const { admission } of settlements) this.#pending.remove(admission);
    this.#hasNews = this.#settlements.length > 0;
    const now = this.#clock.now();
    try {
      const decisions = await this.#change((sheet) => this.#decide(sheet, asks, settlements), now);
      for (const { resolve } of settlements) resolve();
      this.#asks.unshift(...asks.filter((ask, index) => !this.#tell(ask, decisions[index])));
      const isAttack = decisions.some((decision) => decision?.kind === 'refused' && decision.ofName);
      if (isAttack) this.#notBefore = now + APART_MS;
    } catch (error) {
      for (const { reject } of [...settlements, ...asks]) reject(error);
    }
  }

  async #decide(sheet: CounterSheet, asks: readonly Ask[], settlements: readonly Settlement[]) {
    await sheet.load(settlements.flatMap(({ admission }) => [...admission.counted, ...admission.forgiven]));
    for (const settlement of settlements) settle(sheet, settlement);
    const counters = asks.map((ask) => ask.counters);
    return decideAll(counters, sheet, (counter) => this.#pending.timesOf(counter));
  }

  /** @returns whether the ask is answered; else it is asked again */
  #tell(ask: Ask, decision: Decision | undefined): boolean {
    // One that there was no room for has its turn at once; one that waits, when something ends.
    if (decision === undefined) this.#hasNews = true;
    if (decision === undefined || decision.kind === 'waits') return false;
    if (decision.kind === 'admitted') this.#pending.add(decision.admission);
    ask.resolve(decision);
    return true;
  }
}
