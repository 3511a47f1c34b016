import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function keepTo(cores: string, pid: number): Promise<boolean> {
  try {
    // All of its threads.
    await run('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives some processes the last core and this one, with the load it makes, the others, while something runs. Where
 * there is no `taskset` (util-linux), or one core alone, all run where they like.
 * @param use is told whether they have the core
 */
export async function onOneCore<Result>(
  pids: readonly number[],
  use: (isAlone: boolean) => Promise<Result>,
): Promise<Result> {
  const last = availableParallelism() - 1;
  if (last < 1) return use(false);
  const kept = await Promise.all(pids.map((pid) => keepTo(String(last), pid)));
  const isAlone = kept.every(Boolean) && (await keepTo(`0-${last - 1}`, process.pid));
  try {
    return await use(isAlone);
  } finally {
    if (isAlone) await keepTo(`0-${last}`, process.pid);
  }
}
