import { expect, test } from 'vitest';
import { workThrough } from './work-through.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

test('every item is worked on once, as many at a time as allowed and no more', async () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await tick();
    running -= 1;
    done.push(item);
  };
  await workThrough(items, 4, work, () => false);
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(4);
});

test('once stopped nothing else is begun, and what is under way is finished', async () => {
  const begun: number[] = [];
  const finished: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await tick();
    finished.push(item);
  };
  await workThrough([1, 2, 3, 4, 5, 6], 2, work, () => begun.length >= 3);
  expect(begun).toEqual([1, 2, 3]);
  expect(finished.toSorted()).toEqual([1, 2, 3]);
});

test('nothing to do is done at once', async () => {
  await workThrough([], 4, tick as () => Promise<void>, () => false);
});
