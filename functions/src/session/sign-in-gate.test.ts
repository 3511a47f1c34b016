import { describe, expect, it } from 'vitest';
import type { Clock } from '../limits/clock.ts';
import { CounterSheet, type CounterState } from '../limits/counter-sheet.ts';
import type { changeCounters } from '../limits/counter-store.ts';
import type { Counter } from '../limits/limit.ts';
import { SignInGate, type Verdict } from './sign-in-gate.ts';
import { addressCounters, deviceCounters, nameCounters, strangerCounters } from './sign-in-limits.ts';

const keyOf = ({ limit, key }: Counter) => `${limit.name}\n${key}`;

/** A clock on which sleeping passes the time at once. */
function fastClock(): Clock & { time: number } {
  return {
    time: 1_000_000,
    now() {
      return this.time;
    },
    async sleep(milliseconds) {
      this.time += milliseconds;
    },
  };
}

/** Counters in memory, one transaction at a time each a turn of the event loop long. */
function memory() {
  const stored = new Map<string, CounterState>();
  const sizes: number[] = [];
  let failure: Error | null = null;
  const change: typeof changeCounters = async (work, now) => {
    if (failure) throw failure;
    let read = 0;
    const sheet = new CounterSheet(async (counters) => {
      read += counters.length;
      await new Promise(setImmediate);
      return counters.map((counter) => stored.get(keyOf(counter)) ?? { times: [], total: 0 });
    }, now);
    const result = await work(sheet);
    await new Promise(setImmediate);
    sizes.push(read);
    for (const [counter, state] of sheet.changes()) {
      if (state.times.length > 0) stored.set(keyOf(counter), state);
      else stored.delete(keyOf(counter));
    }
    return result;
  };
  return {
    change,
    stored,
    /** How many documents each transaction read. */
    sizes,
    totalOf: (counter: Counter) => stored.get(keyOf(counter))?.total ?? 0,
    fail: (error: Error | null) => {
      failure = error;
    },
  };
}

const certain = (address: string) => ({ address, verdict: 'visitor', isCertain: true }) as const;
const made = (address: string) => ({ address, verdict: 'visitor', isCertain: false }) as const;

/** Tries a wrong password, as `sign-in.ts` does. */
async function guess(gate: SignInGate, counters: Parameters<SignInGate['ask']>[0]): Promise<Verdict> {
  const verdict = await gate.ask(counters);
  if (verdict.kind === 'admitted') {
    await new Promise(setImmediate);
    await gate.settle(verdict.admission, 'failed');
  }
  return verdict;
}

const isAdmitted = ({ kind }: Verdict) => kind === 'admitted';
const many = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('a thousand guesses of one name at once, each from another address', () => {
  it('are all counted in a few writes, and no more than fifty are tried, but for one in three seconds', async () => {
    const [counters, clock] = [memory(), fastClock()];
    const gate = new SignInGate(counters.change, clock);
    const began = clock.time;
    const verdicts = await many(1_000, (index) =>
      guess(gate, strangerCounters('ann', certain(`10.0.0.${index}`))),
    );
    const tried = verdicts.filter(isAdmitted).length;
    expect(counters.totalOf(nameCounters('ann').failures)).toBe(1_000);
    expect(tried).toBeGreaterThanOrEqual(50);
    expect(tried).toBeLessThanOrEqual(51 + Math.ceil((clock.time - began) / 3_000));
    expect(Math.max(...counters.sizes)).toBeLessThanOrEqual(500);
    for (const verdict of verdicts.filter(({ kind }) => kind === 'refused')) {
      expect(verdict).toMatchObject({ ofName: true, waitMs: expect.any(Number) });
    }
  });

  it('of several instances are all counted too', async () => {
    const [counters, clock] = [memory(), fastClock()];
    let turn: Promise<unknown> = Promise.resolve();
    const inTurn: typeof changeCounters = (work, now) => {
      const next = turn.then(() => counters.change(work, now));
      turn = next.catch(() => null);
      return next;
    };
    const gates = [1, 2, 3].map(() => new SignInGate(inTurn, clock));
    const verdicts = await many(999, (index) =>
      guess(gates[index % 3] as SignInGate, strangerCounters('ann', certain(`10.0.0.${index}`))),
    );
    expect(counters.totalOf(nameCounters('ann').failures)).toBe(999);
    expect(verdicts.filter(isAdmitted).length).toBeLessThan(60);
  });

  it('of a thousand names stay within what one transaction bears', async () => {
    const counters = memory();
    const gate = new SignInGate(counters.change, fastClock());
    const verdicts = await many(1_000, (index) =>
      guess(gate, strangerCounters(`user-${index}`, certain(`10.0.0.${index}`))),
    );
    expect(verdicts.every(isAdmitted)).toBe(true);
    expect(Math.max(...counters.sizes)).toBeLessThanOrEqual(500);
  });
});

it('of a guarded name, those of a refused address do not use up the one try in three seconds', async () => {
  const [counters, clock] = [memory(), fastClock()];
  const gate = new SignInGate(counters.change, clock);
  const closed = strangerCounters('ann', certain('10.0.0.1'));
  await many(5, () => guess(gate, closed));
  await many(45, (index) => guess(gate, strangerCounters('ann', certain(`10.0.1.${index}`))));
  const [other, ...refused] = await Promise.all([
    guess(gate, strangerCounters('ann', certain('10.0.0.2'))),
    ...Array.from({ length: 8 }, () => guess(gate, closed)),
  ]);
  expect(other).toMatchObject({ kind: 'admitted' });
  expect(refused.filter(isAdmitted)).toEqual([]);
  await clock.sleep(3_000);
  const last = await Promise.all([
    ...Array.from({ length: 8 }, () => guess(gate, closed)),
    guess(gate, strangerCounters('ann', certain('10.0.0.3'))),
  ]);
  expect(last.map(isAdmitted)).toEqual([...Array.from({ length: 8 }, () => false), true]);
});

it('many guesses of one name from one address that slows are refused soon, though the try of the moment takes long', async () => {
  const [counters, clock] = [memory(), fastClock()];
  const gate = new SignInGate(counters.change, clock);
  const began = clock.time;
  await many(200, async () => {
    const verdict = await gate.ask(strangerCounters('ann', made('10.0.0.1')));
    if (verdict.kind !== 'admitted') return;
    if (verdict.admission.isSlowed) await clock.sleep(3_000);
    await new Promise(setImmediate);
    await gate.settle(verdict.admission, 'failed');
  });
  expect(counters.totalOf(nameCounters('ann').failures)).toBe(200);
  expect(clock.time - began).toBeLessThan(200_000);
});

describe('tries whose end is not known', () => {
  const here = () => strangerCounters('ann', certain('10.0.0.1'));

  it('keep others waiting rather than refused, until one ends', async () => {
    const gate = new SignInGate(memory().change, fastClock());
    const first = await many(5, () => gate.ask(here()));
    let sixth: Verdict | null = null;
    const asked = gate.ask(here()).then((verdict) => {
      sixth = verdict;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sixth).toBeNull();
    const [one] = first;
    if (one?.kind !== 'admitted') throw new Error('the first is not admitted');
    await gate.settle(one.admission, 'succeeded');
    await asked;
    expect(sixth).toMatchObject({ kind: 'admitted' });
  });

  it('and that succeed while others are decided refuse none of them', async () => {
    const gate = new SignInGate(memory().change, fastClock());
    const first = await many(5, () => gate.ask(here()));
    const sixth = gate.ask(here());
    // The transaction for the sixth is on its way and knows nothing of these.
    const settled = first
      .filter((verdict) => verdict.kind === 'admitted')
      .map(({ admission }) => gate.settle(admission, 'succeeded'));
    expect(settled).toHaveLength(5);
    expect(await sixth).toMatchObject({ kind: 'admitted' });
    await Promise.all(settled);
  });

  it('count no longer once nobody knows how they ended', async () => {
    const counters = memory();
    const gate = new SignInGate(counters.change, fastClock());
    const verdict = await gate.ask(here());
    if (verdict.kind !== 'admitted') throw new Error('not admitted');
    await gate.settle(verdict.admission, 'unknown');
    expect(counters.stored.size).toBe(0);
  });

  it('of a burst refuse as many as would be one after another', async () => {
    const gate = new SignInGate(memory().change, fastClock());
    const verdicts = await many(15, () => guess(gate, here()));
    expect(verdicts.filter(isAdmitted)).toHaveLength(5);
    expect(verdicts.filter(({ kind }) => kind === 'refused')).toHaveLength(10);
  });
});

it('a success forgets the failures of the name at that address, and takes itself back elsewhere', async () => {
  const counters = memory();
  const gate = new SignInGate(counters.change, fastClock());
  const here = strangerCounters('ann', certain('10.0.0.1'));
  await many(3, () => guess(gate, here));
  const verdict = await gate.ask(here);
  if (verdict.kind !== 'admitted') throw new Error('not admitted');
  await gate.settle(verdict.admission, 'succeeded');
  const { ofUserHere, ofAddress } = addressCounters('ann', '10.0.0.1');
  expect([ofUserHere, ofAddress, nameCounters('ann').failures].map(counters.totalOf)).toEqual([0, 3, 3]);
});

it('an address that may be made up slows, and refuses nobody', async () => {
  const gate = new SignInGate(memory().change, fastClock());
  const here = strangerCounters('ann', made('10.0.0.1'));
  const verdicts = await many(8, () => guess(gate, here));
  expect(verdicts.map((verdict) => verdict.kind === 'admitted' && verdict.admission.isSlowed)).toEqual([
    ...Array.from({ length: 5 }, () => false),
    ...Array.from({ length: 3 }, () => true),
  ]);
});

it('a known device has a count of its own', async () => {
  const counters = memory();
  const gate = new SignInGate(counters.change, fastClock());
  const verdicts = await many(7, () => guess(gate, deviceCounters('ann', 'a1')));
  expect(verdicts.filter(isAdmitted)).toHaveLength(5);
  expect(await guess(gate, deviceCounters('ann', 'b2'))).toMatchObject({ kind: 'admitted' });
  expect(await guess(gate, deviceCounters('bob', 'a1'))).toMatchObject({ kind: 'admitted' });
  expect(counters.totalOf(nameCounters('ann').failures)).toBe(0);
});

it('an outage is told to everybody who waits, and the next one is asked anew', async () => {
  const counters = memory();
  const gate = new SignInGate(counters.change, fastClock());
  const here = strangerCounters('ann', certain('10.0.0.1'));
  counters.fail(new Error('out of reach'));
  const asked = await Promise.allSettled([gate.ask(here), gate.ask(here), gate.ask(here)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  counters.fail(null);
  expect(await gate.ask(here)).toMatchObject({ kind: 'admitted' });
});
