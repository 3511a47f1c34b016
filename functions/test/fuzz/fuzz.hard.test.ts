import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { fuzz, storedProblems } from './fuzz.ts';

/** On a busy machine; a quiet one takes a few minutes. */
const FUZZ_TAKES_AT_MOST_MS = 1_200_000;
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

it(
  `10,000 requests made from the schemas, right and broken: no 500, no hang, nothing half-written (FUZZ_SEED=${seed})`,
  async () => {
    expect(await fuzz(10_000, seed)).toEqual([]);
    expect(await storedProblems()).toEqual([]);
  },
  FUZZ_TAKES_AT_MOST_MS,
);
