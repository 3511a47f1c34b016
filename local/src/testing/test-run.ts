import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../commands/run-program.ts';
import { PROJECT_ROOT } from '../project.ts';
import { closingLine, oneCheck, sum, type Tally, tallyFile, tallyPlaywright, tallyVitest } from './tally.ts';

/** Where reports and logs of the last run lie. */
export const RESULTS_FOLDER = join(PROJECT_ROOT, 'test-results');

/** A step that takes longer hangs. */
const STEP_TIMEOUT_MS = 30 * 60_000;

/** One run of `npm test`: its steps, one after the other, and what they came to. */
export class TestRun {
  readonly #tallies: Tally[] = [];

  constructor(readonly signal: AbortSignal) {
    rmSync(RESULTS_FOLDER, { recursive: true, force: true });
    mkdirSync(RESULTS_FOLDER, { recursive: true });
  }

  get tally(): Tally {
    return sum(this.#tallies);
  }

  /**
   * Runs a step and says how it went and how long it took. A step that throws has failed once.
   * @returns whether all of it passed
   */
  async step(name: string, run: () => Promise<Tally>): Promise<boolean> {
    this.signal.throwIfAborted();
    console.log(`\n> ${name}`);
    const started = performance.now();
    let tally: Tally;
    try {
      tally = await run();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      tally = oneCheck(false);
    }
    this.#tallies.push(tally);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`< ${name}: ${closingLine(tally)}, ${seconds} s`);
    return tally.failed === 0;
  }

  /** A program whose exit code says all, as one case. */
  async check(program: string, ...args: string[]): Promise<Tally> {
    return oneCheck((await this.#run(program, args, {})).code === 0);
  }

  /** The tests of one project of vitest.config.ts; those of `files` alone, where any are named. */
  async vitest(
    project: string,
    environment: Record<string, string> = {},
    files: readonly string[] = [],
  ): Promise<Tally> {
    const file = join(RESULTS_FOLDER, `${project}.json`);
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await this.#run(
      'vitest',
      ['run', '--project', project, ...report, ...files],
      environment,
    );
    return withExitCode(tallyFile(file, tallyVitest), code);
  }

  /** The browser tests of e2e/, as these projects of its playwright.config.ts. */
  async playwright(projects: string[], environment: Record<string, string>): Promise<Tally> {
    const file = join(RESULTS_FOLDER, `${projects.join('-')}.json`);
    const chosen = projects.map((project) => `--project=${project}`);
    const { code } = await this.#run('playwright', ['test', '--reporter=list,json', ...chosen], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    return withExitCode(tallyFile(file, tallyPlaywright), code);
  }

  #run(program: string, args: string[], environment: Record<string, string>) {
    return runProgram(join(PROJECT_ROOT, 'node_modules/.bin', program), args, {
      cwd: program === 'playwright' ? join(PROJECT_ROOT, 'e2e') : PROJECT_ROOT,
      env: { ...process.env, ...environment },
      show: true,
      signal: this.signal,
      timeoutMs: STEP_TIMEOUT_MS,
    });
  }
}

/** A runner that ends badly although all its tests passed, say by an unhandled error, has failed once more. */
function withExitCode(tally: Tally, code: number | null): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
