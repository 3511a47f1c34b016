import { fstatSync } from 'node:fs';
import { startStack } from './stack.ts';
import { stackEnvironment, TEST_CACHE, TEST_VARIABLES } from './testing/stack-run.ts';

/*
 * A stack for tests: on free ports, in memory, with the sample catalogue, from what is built. Prints where its
 * parts are as one line of JSON when it is ready, and runs until SIGTERM, SIGINT or the end of a pipe at its standard
 * input.
 * The functions' output goes to the standard error.
 */
const stack = await startStack({
  port: 0,
  dataFolder: null,
  cache: TEST_CACHE,
  seed: true,
  log: (line) => console.error(line),
  notice: (line) => console.error(line),
  variables: TEST_VARIABLES,
});

let ending = false;
const end = async () => {
  if (ending) return;
  ending = true;
  await stack.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
const input = fstatSync(0);
// Nothing else is read: a device such as /dev/zero would never end and keep a core busy.
if (input.isFIFO() || input.isSocket()) process.stdin.on('end', () => void end()).resume();

console.log(JSON.stringify(stackEnvironment(stack)));
