import { configDefaults, defineConfig } from 'vitest/config';

const API_TESTS = '**/*.api.test.ts';
const STACK_TESTS = '**/*.stack.test.ts';
const HARD_TESTS = '**/*.hard.test.ts';
const EMULATOR_TESTS = '**/*.emulator.test.ts';

export default defineConfig({
  test: {
    // A test that is left alone or forgotten is a failure, not a silence.
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, API_TESTS, STACK_TESTS, HARD_TESTS, EMULATOR_TESTS, 'e2e/**'],
          testTimeout: 20_000,
        },
      },
      {
        // Against a running stack: STACK_URL, STACK_CONTROL (see local/src/test-stack.ts).
        test: {
          name: 'api',
          include: [API_TESTS],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // These start stacks of their own from what is built.
        test: {
          name: 'stack',
          include: [STACK_TESTS],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Against the official emulators, for `npm run test:emulators`.
        test: { name: 'emulator', include: [EMULATOR_TESTS], fileParallelism: false, testTimeout: 60_000 },
      },
      {
        // Long ones, for `npm run test:hard`, with a running stack as the API tests have it.
        test: {
          name: 'hard',
          include: [HARD_TESTS],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
