import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_FLAGS } from '../../../e2e/browser.ts';
import { browserProgram } from '../browser.ts';

/** How a slow phone is imitated: computed from an unthrottled load, or applied to the load itself. */
export type ThrottlingMethod = 'simulate' | 'devtools';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** What Lighthouse says about one load: times in ms, CLS as it is, scores of 0 to 100. */
export type Measures = Record<keyof typeof TIMES | (typeof CATEGORIES)[number], number>;

/** The parts of Lighthouse's report that are read here. */
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

/** How often one load is tried before Lighthouse's refusal of it counts. */
const ATTEMPTS = 3;
const CLI = join(createRequire(import.meta.url).resolve('lighthouse'), '../../cli/index.js');

/** As Lighthouse shows it: what is below is a letter's width that a fallback font differs by. */
const toThousandths = (shift: number): number => Math.round(shift * 1000) / 1000;

function readMeasures({ audits, categories }: Report): Measures {
  const times = Object.entries(TIMES).map(([name, audit]) => [name, audits[audit]?.numericValue ?? NaN]);
  const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? NaN) * 100]);
  const measures = Object.fromEntries([...times, ...scores]) as Measures;
  return { ...measures, CLS: toThousandths(measures.CLS) };
}

/** Lighthouse's report on a load, which it prints whether it could measure it or not. */
async function report(url: string, method: ThrottlingMethod): Promise<Report> {
  const options = [
    `--throttling-method=${method}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`,
    '--output=json',
    '--quiet',
  ];
  const run = promisify(execFile)(process.execPath, [CLI, url, ...options], {
    env: { ...process.env, CHROME_PATH: browserProgram() },
    maxBuffer: 64e6,
  });
  const { stdout } = await run.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  return stdout ? JSON.parse(stdout) : Promise.reject(new Error(`Lighthouse did not report on ${url}`));
}

/**
 * One load of a page by Lighthouse, as on a mid-range phone. It runs in a process of its own, so that its work
 * does not delay the stack's.
 * @throws where there is no browser or the page does not load
 */
export async function runLighthouse(url: string, method: ThrottlingMethod): Promise<Measures> {
  for (let attempt = 1; ; attempt++) {
    const read = await report(url, method);
    if (!read.runtimeError) return readMeasures(read);
    // Chromium now and then drops the beginning of a trace, so that Lighthouse finds no navigation in it.
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not measure: ${read.runtimeError.message}`);
  }
}
