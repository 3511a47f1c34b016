import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { fuzz, storedProblems } from './fuzz.ts';

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

it(`10,000 requests made from the schemas, right and broken: no 500, no hang, nothing half-written (FUZZ_SEED=${seed})`, async () => {
  expect(await fuzz(10_000, seed)).toEqual([]);
  expect(await storedProblems()).toEqual([]);
});
