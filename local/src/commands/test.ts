import { ensureBrowser } from '../testing/browser.ts';
import { checkIndexes, withStack } from '../testing/stack-run.ts';
import { closingLine, oneCheck, type Tally } from '../testing/tally.ts';
import { TestRun } from '../testing/test-run.ts';
import { buildIfChanged } from './build.ts';
import { runUntilStopped } from './lifetime.ts';

const WORKSPACES = ['contract', 'functions', 'web', 'local', 'e2e', 'bench'];

/**
 * `npm test`: every check and every test, each step with its time; goes on after a failed step where later ones
 * still say something. The last line is `N passed, N failed`; the exit code is 1 when anything failed.
 */
export function run(): void {
  runUntilStopped(async ({ signal, end }) => {
    const tests = new TestRun(signal);
    await runSteps(tests);
    console.log(`\n${closingLine(tests.tally)}`);
    end(tests.tally.failed === 0 ? 0 : 1);
  });
}

async function runSteps(tests: TestRun): Promise<void> {
  await tests.step('Format, lint and dependency rules', () => tests.check('biome', 'ci', '.'));
  for (const workspace of WORKSPACES) {
    await tests.step(`Types of ${workspace}`, () => tests.check('tsc', '-p', workspace));
  }
  await tests.step('Unit tests', () => tests.vitest('unit'));
  const built = await tests.step('Build', () => passing(buildIfChanged(tests.signal)));
  // What follows runs what is built.
  if (!built) return;
  await tests.step('API tests', () => withStack('api', (stack) => tests.vitest('api', stack)));
  let browser = '';
  const hasBrowser = await tests.step('Browser', async () => {
    browser = ensureBrowser();
    console.log(browser);
    return oneCheck(true);
  });
  if (hasBrowser) {
    await tests.step('Browser tests', () =>
      withStack('browser', (stack) => tests.playwright({ ...stack, CHROME_PATH: browser })),
    );
  }
  await tests.step('Firestore indexes', checkIndexes);
  await tests.step('Start, stop and emulators', () => tests.vitest('stack'));
}

async function passing(work: Promise<void>): Promise<Tally> {
  await work;
  return oneCheck(true);
}
