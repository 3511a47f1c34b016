import { readFileSync } from 'node:fs';

/** How many checks passed and failed. A skipped test counts as failed: nothing may be left out in silence. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** One check that is no test, such as the linter. */
export const oneCheck = (passed: boolean): Tally =>
  passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Counts a report of Vitest's JSON reporter; a file that could not even be loaded is one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + unloaded,
  };
}

/** Counts a report of Playwright's JSON reporter; what passed at its second try, which the runner names, counts as passed. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}

/**
 * Reads a report and counts it. Where there is none, or it holds no test, the runner itself has failed: one
 * failure.
 * @param count one of `tallyVitest` and `tallyPlaywright`
 */
export function tallyFile<Report>(file: string, count: (report: Report) => Tally): Tally {
  let tally: Tally;
  try {
    tally = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return oneCheck(false);
  }
  return tally.passed + tally.failed === 0 ? oneCheck(false) : tally;
}

/** The last line of `npm test`. */
export const closingLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;
