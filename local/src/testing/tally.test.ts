import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closingLine, oneCheck, sum, tallyFile, tallyPlaywright, tallyVitest } from './tally.ts';

describe('counting what npm test ran', () => {
  it('adds up checks and tests', () => {
    const total = sum([oneCheck(true), oneCheck(false), { passed: 40, failed: 2 }]);
    expect(closingLine(total)).toBe('41 passed, 3 failed');
  });

  it('counts skipped tests and files that do not load as failed', () => {
    const report = {
      numTotalTests: 5,
      numPassedTests: 3,
      testResults: [
        { status: 'passed', assertionResults: [1, 2, 3, 4, 5] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(tallyVitest(report)).toEqual({ passed: 3, failed: 3 });
  });

  it('counts skipped browser tests as failed, and those that needed a second try as passed', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }, errors: ['no config'] };
    expect(tallyPlaywright(report)).toEqual({ passed: 8, failed: 3 });
  });
});

describe('a report that is missing, broken or empty', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tally-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['missing', null],
    ['broken', '{"numTotal'],
    ['empty', JSON.stringify({ numTotalTests: 0, numPassedTests: 0, testResults: [] })],
  ])('is one failure: %s', (name, text) => {
    const file = join(folder, `${name}.json`);
    if (text !== null) writeFileSync(file, text);
    expect(tallyFile(file, tallyVitest)).toEqual({ passed: 0, failed: 1 });
  });
});
