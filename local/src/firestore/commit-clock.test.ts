import { describe, expect, it } from 'vitest';
import { createCommitClock } from './commit-clock.ts';

describe('the commit clock', () => {
  it('gives each commit a time of its own within one millisecond', () => {
    const clock = createCommitClock(() => 1_000);
    const read = clock.now().getTime();
    clock.advance();
    const first = clock.now().getTime();
    expect(clock.now().getTime()).toBe(first);
    clock.advance();
    expect([read, first, clock.now().getTime()]).toEqual([1_000, 1_001, 1_002]);
  });

  it('follows the machine, and waits when the machine goes back', () => {
    let machine = 1_000;
    const clock = createCommitClock(() => machine);
    clock.advance();
    machine = 5_000;
    expect(clock.now().getTime()).toBe(5_000);
    machine = 2_000;
    expect(clock.now().getTime()).toBe(5_000);
  });
});
