import { parseArgs } from 'node:util';
import { checkDeployment } from '../check-deployment.ts';
import { ensureBrowser } from '../testing/browser.ts';
import { checkIndexes, withStack } from '../testing/stack-run.ts';
import { closingLine, oneCheck, type Tally } from '../testing/tally.ts';
import { TestRun } from '../testing/test-run.ts';
import { buildIfChanged } from './build.ts';
import { runUntilStopped } from './lifetime.ts';

const WORKSPACES = ['contract', 'functions', 'web', 'local', 'e2e', 'bench'];

/**
 * `npm test`: every check and every quick test, each step with its time; goes on after a failed step where later
 * ones still say something. `--hard` adds the long ones, `--hard-only` (`npm run test:hard`) runs them alone. The
 * last line is `N passed, N failed`; the exit code is 1 when anything failed.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { hard: { type: 'boolean', default: false }, 'hard-only': { type: 'boolean', default: false } },
  });
  runUntilStopped(async ({ signal, end }) => {
    const tests = new TestRun(signal);
    if (!values['hard-only']) await runQuickSteps(tests);
    if (values.hard || values['hard-only']) await runHardSteps(tests);
    console.log(`\n${closingLine(tests.tally)}`);
    end(tests.tally.failed === 0 ? 0 : 1);
  });
}

async function runQuickSteps(tests: TestRun): Promise<void> {
  await tests.step('Format, lint and dependency rules', () => tests.check('biome', 'ci', '.'));
  for (const workspace of WORKSPACES) {
    await tests.step(`Types of ${workspace}`, () => tests.check('tsc', '-p', workspace));
  }
  await tests.step('Unit tests', () => tests.vitest('unit'));
  if (!(await build(tests))) return;
  await tests.step('API tests', () => withStack('api', (stack) => tests.vitest('api', stack)));
  await browserTests(tests, 'Browser tests', ['desktop']);
  await tests.step('Firestore indexes', checkIndexes);
  await tests.step('Start, stop and emulators', () => tests.vitest('stack'));
}

async function runHardSteps(tests: TestRun): Promise<void> {
  if (!(await build(tests))) return;
  await tests.step('Hard tests', () => withStack('hard', (stack) => tests.vitest('hard', stack)));
  await checkDeployment(tests);
  await browserTests(tests, 'Browser tests, the long ones and those on a phone', ['desktop-hard', 'phone']);
}

/** What follows runs what is built. */
function build(tests: TestRun): Promise<boolean> {
  return tests.step('Build', () => passing(buildIfChanged(tests.signal)));
}

async function browserTests(tests: TestRun, name: string, projects: string[]): Promise<void> {
  let browser = '';
  const hasBrowser = await tests.step('Browser', async () => {
    browser = ensureBrowser();
    console.log(browser);
    return oneCheck(true);
  });
  if (!hasBrowser) return;
  await tests.step(name, () =>
    withStack(projects.join('-'), (stack) => tests.playwright(projects, { ...stack, CHROME_PATH: browser })),
  );
}

async function passing(work: Promise<void>): Promise<Tally> {
  await work;
  return oneCheck(true);
}
