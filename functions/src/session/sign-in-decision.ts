import type { CounterSheet } from '../limits/counter-sheet.ts';
import type { Counter } from '../limits/limit.ts';
import type { SignInCounters } from './sign-in-limits.ts';

/** A try that was let through, counted as a failure until it is known to be none. */
export interface Admission {
  /** When it was counted, in milliseconds since 1970. */
  readonly at: number;
  readonly counted: readonly Counter[];
  readonly forgiven: readonly Counter[];
  /** Whether it is to take longer. */
  readonly isSlowed: boolean;
}

export type Decision =
  | { readonly kind: 'admitted'; readonly admission: Admission }
  /** Not tried; `ofName`: for the failures of the name from everywhere. */
  | { readonly kind: 'refused'; readonly waitMs: number; readonly ofName: boolean }
  /** There is room only if tries succeed that are on their way: to be asked again once one of them ended. */
  | { readonly kind: 'waits' };

/** When tries of a counter were let through whose end is not known yet. */
export type PendingTimes = (counter: Counter) => readonly number[];

/** How many names, and how many tries that may be let through, one transaction looks at. */
const NAMES_AT_ONCE = 100;
const TRIES_AT_ONCE = 100;
/** Of a guarded name one at most is let through; others are looked at for where that one's address is refused. */
const TRIES_OF_GUARDED_NAME = 5;

const longest = (counters: readonly Counter[], waitOf: (counter: Counter) => number): number =>
  Math.max(0, ...counters.map(waitOf));

const isGuarded = ({ name }: SignInCounters, sheet: CounterSheet): boolean =>
  name !== null && sheet.waitOf(name.failures) > 0;

/** For how long a guarded name's next try is refused; 0 where it is not. */
const guardedFor = (counters: SignInCounters, sheet: CounterSheet): number =>
  counters.name && isGuarded(counters, sheet) ? sheet.waitOf(counters.name.tries) : 0;

const isSame = (one: Counter, other: Counter): boolean =>
  one.limit.name === other.limit.name && one.key === other.key;

function decide(counters: SignInCounters, sheet: CounterSheet, pending: PendingTimes): Decision {
  const { closing, slowing, name, forgiven } = counters;
  const waitOf = (counter: Counter) => sheet.waitOf(counter);
  const isFullOfFailures = (counter: Counter) => sheet.waitOf(counter, pending(counter)) > 0;

  const refusedFor = guardedFor(counters, sheet);
  if (name && refusedFor > 0) {
    if (!isFullOfFailures(name.failures)) return { kind: 'waits' };
    sheet.add(name.failures);
    return { kind: 'refused', waitMs: refusedFor, ofName: true };
  }
  const closedFor = longest(closing, waitOf);
  if (closedFor > 0) {
    if (!closing.some(isFullOfFailures)) return { kind: 'waits' };
    return { kind: 'refused', waitMs: closedFor, ofName: false };
  }
  const isSlowed = longest(slowing, waitOf) > 0;
  if (name && isGuarded(counters, sheet)) sheet.add(name.tries);
  const counted = [...closing, ...slowing, ...(name ? [name.failures] : [])];
  for (const counter of counted) sheet.add(counter);
  return { kind: 'admitted', admission: { at: sheet.now, counted, forgiven, isSlowed } };
}

/** Those that may be let through, as many as one transaction looks at. */
function candidatesOf(asks: readonly SignInCounters[], sheet: CounterSheet): Set<SignInCounters> {
  const ofGuardedName = new Map<string, number>();
  const candidates = asks.filter((counters) => {
    if (!counters.name || !isGuarded(counters, sheet)) return true;
    const { key } = counters.name.failures;
    const before = ofGuardedName.get(key) ?? 0;
    ofGuardedName.set(key, before + 1);
    return before < TRIES_OF_GUARDED_NAME && guardedFor(counters, sheet) === 0;
  });
  return new Set(candidates.slice(0, TRIES_AT_ONCE));
}

/** Those of the first names. */
function ofFirstNames(asks: readonly SignInCounters[]): Set<SignInCounters> {
  const names = new Set<string>();
  return new Set(
    asks.filter(({ name }) => {
      const key = name?.failures.key;
      if (key === undefined || names.has(key)) return true;
      return names.size < NAMES_AT_ONCE && names.add(key);
    }),
  );
}

/**
 * Decides which passwords are tried (docs/product.md, "Login"), in the order they came, and counts them: before they
 * are tried, so that of a burst no more are let through than of as many one after another.
 * @returns for each a decision; undefined where one transaction had no room for it
 */
export async function decideAll(
  asks: readonly SignInCounters[],
  sheet: CounterSheet,
  pending: PendingTimes,
): Promise<(Decision | undefined)[]> {
  const looked = ofFirstNames(asks);
  await sheet.load([...looked].flatMap(({ name }) => (name ? [name.failures, name.tries] : [])));
  const tried = candidatesOf([...looked], sheet);
  await sheet.load([...tried].flatMap(({ closing, slowing }) => [...closing, ...slowing]));
  const admitted: Admission[] = [];
  const pendingNow: PendingTimes = (counter) => [
    ...pending(counter),
    ...admitted.flatMap(({ at, counted }) => (counted.some((other) => isSame(other, counter)) ? at : [])),
  ];
  return asks.map((counters) => {
    const canDecide = looked.has(counters) && (tried.has(counters) || guardedFor(counters, sheet) > 0);
    if (!canDecide) return undefined;
    const decision = decide(counters, sheet, pendingNow);
    if (decision.kind === 'admitted') admitted.push(decision.admission);
    return decision;
  });
}
