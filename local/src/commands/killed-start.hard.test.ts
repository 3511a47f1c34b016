import { expect, it } from 'vitest';
import { isFunction, ownStarts } from '../testing/own-starts.ts';
import { descendantsOf } from '../testing/started-command.ts';

const starts = ownStarts();

it('leaves nothing behind when it is killed outright', async () => {
  const { pid, child, ended } = await starts.startShop();
  const processes = await descendantsOf(pid);
  child.kill('SIGKILL');
  await ended;
  await starts.expectNothingLeft(processes);
});

it('ends when the npm that started it is killed outright', async () => {
  const npm = await starts.startByNpm();
  const processes = await descendantsOf(npm.child.pid as number);
  expect(processes.filter(isFunction)).toHaveLength(4);
  npm.child.kill('SIGKILL');
  await starts.expectNothingLeft(processes);
});
