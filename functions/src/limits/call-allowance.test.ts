import { describe, expect, it } from 'vitest';
import { CallAllowance } from './call-allowance.ts';

const LIMIT = { calls: 3, perSeconds: 60 };
/** How many of a burst of 10 calls at `now` come through. */
const burst = (allowance: CallAllowance, caller: string, now: number) =>
  Array.from({ length: 10 }, () => allowance.take(caller, now)).filter((wait) => wait === 0).length;

describe('CallAllowance', () => {
  it('lets as many calls through at once as the limit says, and tells how long the next one takes', () => {
    const allowance = new CallAllowance(LIMIT);
    expect([1, 2, 3].map(() => allowance.take('a', 1_000))).toEqual([0, 0, 0]);
    expect(allowance.take('a', 1_000)).toBe(20_000);
    expect(allowance.take('a', 11_000)).toBe(10_000);
  });

  it('gives calls back one by one, and all of them within the time', () => {
    const allowance = new CallAllowance(LIMIT);
    expect(burst(allowance, 'a', 0)).toBe(3);
    expect(burst(allowance, 'a', 19_999)).toBe(0);
    expect(burst(allowance, 'a', 20_000)).toBe(1);
    expect(burst(allowance, 'a', 80_000)).toBe(3);
  });

  it('counts each caller apart, and refused calls not at all', () => {
    const allowance = new CallAllowance(LIMIT);
    burst(allowance, 'a', 0);
    expect(burst(allowance, 'b', 0)).toBe(3);
    expect(burst(allowance, 'a', 20_000)).toBe(1);
  });

  it('lets no odd division cost a call', () => {
    const allowance = new CallAllowance({ calls: 7, perSeconds: 1 });
    expect(burst(allowance, 'a', 1_763_725_000_123)).toBe(7);
  });

  it('remembers no more callers than it may', () => {
    const allowance = new CallAllowance(LIMIT, 2);
    for (const caller of ['a', 'b', 'c']) burst(allowance, caller, 0);
    expect(burst(allowance, 'c', 0)).toBe(0);
    expect(burst(allowance, 'a', 0)).toBe(3);
  });
});
