import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../commands/build.ts';
import { runProgram } from '../commands/run-program.ts';
import { PROJECT_ROOT } from '../project.ts';
import { ensureBrowser } from './browser.ts';
import { startTestStack } from './running-stack.ts';
import { closingLine, oneCheck, sum, type Tally, tallyFile, tallyPlaywright, tallyVitest } from './tally.ts';

/*
 * `npm test`: every check there is, in one run. A step that fails does not stop those after it, except where
 * they could not run at all; the last line counts what passed and failed.
 */

const WORKSPACES = ['contract', 'functions', 'web', 'local', 'e2e', 'bench'];

const tallies: Tally[] = [];
const reports = mkdtempSync(join(tmpdir(), 'rad-rewind-tests-'));

/** Runs one step, says how long it took, and counts it; a step that throws is one failure. */
async function step(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return oneCheck(false);
  });
  tallies.push(tally);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`== ${name}: ${closingLine(tally)} (${seconds} s)`);
  return tally;
}

async function runs(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const { code } = await runProgram(command, args, {
    cwd: PROJECT_ROOT,
    show: true,
    env: { ...process.env, ...env },
  });
  return code === 0;
}

async function typesOf(workspace: string): Promise<Tally> {
  return oneCheck(await runs('npx', ['tsc', '-p', workspace]));
}

async function vitest(project: string, env: Record<string, string> = {}): Promise<Tally> {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const green = await runs('npx', ['vitest', 'run', '--project', project, ...reporters], env);
  return withExitCode(green, tallyFile(file, tallyVitest));
}

async function browserTests(env: Record<string, string>): Promise<Tally> {
  const file = join(reports, 'e2e.json');
  const CHROME_PATH = ensureBrowser();
  const green = await runs('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    ...env,
    CHROME_PATH,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return withExitCode(green, tallyFile(file, tallyPlaywright));
}

/** A runner that ends badly although all its tests passed, say by an unhandled error, has failed once more. */
function withExitCode(green: boolean, tally: Tally): Tally {
  return !green && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

async function againstRunningStack(): Promise<void> {
  const stack = await startTestStack();
  const env = { STACK_URL: stack.url, STACK_CONTROL: stack.control };
  try {
    await step('API tests', () => vitest('api', env));
    await step('Browser tests', () => browserTests(env));
  } finally {
    await stack.stop();
  }
}

async function runAll(): Promise<void> {
  await step('Format, lint and import rules', async () => oneCheck(await runs('npx', ['biome', 'ci', '.'])));
  for (const workspace of WORKSPACES) {
    await step(`Types of ${workspace}`, () => typesOf(workspace));
  }
  await step('Unit tests', () => vitest('unit'));
  const build = await step('Build', async () => {
    await buildIfChanged();
    return oneCheck(true);
  });
  if (build.failed > 0) return;
  await againstRunningStack().catch((error: unknown) => step('Stack', () => Promise.reject(error)));
  await step('Stack, emulator suite and deployable folder', () => vitest('stack'));
}

await runAll();
rmSync(reports, { recursive: true });
const total = sum(tallies);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
