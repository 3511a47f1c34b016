import { expect, it } from 'vitest';
import { fuzz, storedProblems } from './fuzz.ts';

it('500 requests made from the schemas, right and broken: no 500, no hang, nothing half-written', async () => {
  expect(await fuzz(500, 1994)).toEqual([]);
  expect(await storedProblems()).toEqual([]);
});
