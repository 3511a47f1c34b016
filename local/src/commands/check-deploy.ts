import { checkDeployment } from '../check-deployment.ts';
import { closingLine } from '../testing/tally.ts';
import { TestRun } from '../testing/test-run.ts';
import { runUntilStopped } from './lifetime.ts';

/** `npm run check:deploy`: all of a deployment that needs no account. The exit code is 1 when anything is wrong. */
export function run(): void {
  runUntilStopped(async ({ signal, end }) => {
    const tests = new TestRun(signal);
    await checkDeployment(tests);
    console.log(`\n${closingLine(tests.tally)}`);
    end(tests.tally.failed === 0 ? 0 : 1);
  });
}
