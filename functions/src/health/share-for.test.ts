import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { shareFor } from './share-for.ts';

it('asks once for all who want to know within its time, and again after it', async () => {
  let asked = 0;
  const ask = shareFor(30, async () => {
    asked += 1;
    return asked;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  await pause(40);
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
});
