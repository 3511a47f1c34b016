import { PROJECT_ROOT } from '../project.ts';
import { closingLine } from '../testing/tally.ts';
import { TestRun } from '../testing/test-run.ts';
import { buildIfChanged } from './build.ts';
import { runUntilStopped } from './lifetime.ts';
import { runProgram } from './run-program.ts';

const RULES_TESTS = 'node node_modules/vitest/vitest.mjs run --project emulator';

/**
 * `npm run test:emulators`: what only Google's own emulators can prove. The shop under the official suite always;
 * the rules of Firestore and Storage where Java 21 is there and those emulators can be loaded. It says what it could
 * not run and why; the exit code is 1 when anything failed.
 */
export function run(): void {
  runUntilStopped(async ({ signal, end }) => {
    const tests = new TestRun(signal);
    await buildIfChanged(signal);
    await tests.step('The shop under the official suite', () =>
      tests.vitest('hard', {}, ['local/src/commands/emulators.hard.test.ts']),
    );
    const { FIREBASE, whyNotOfficial } = await import('../emulators/official-emulators.ts');
    const obstacle = await whyNotOfficial(signal);
    if (obstacle === null) {
      await tests.step('Rules of Firestore and Storage', async () => {
        const emulators = [FIREBASE, 'emulators:exec', '--only', 'firestore,storage', '--project'];
        const { code } = await runProgram(process.execPath, [...emulators, 'demo-rad-rewind', RULES_TESTS], {
          cwd: PROJECT_ROOT,
          signal,
          show: true,
        });
        return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
      });
    } else {
      console.log(
        `\nNot run: the rules of Firestore and Storage on their own emulators, because ${obstacle}.`,
      );
      console.log('What the rules say, and what the stand-ins refuse, is among the tests of npm test.');
    }
    console.log(`\n${closingLine(tests.tally)}`);
    end(tests.tally.failed === 0 ? 0 : 1);
  });
}
