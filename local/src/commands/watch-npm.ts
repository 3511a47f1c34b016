import { listProcesses } from './processes.ts';

const CHECK_MS = 1_000;

/**
 * Notices that the npm which started this process is gone: it may be killed without passing that on. A process that
 * was started by hand may outlive its shell.
 * @param onGone called once
 */
export async function watchNpm(onGone: () => void): Promise<void> {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = await npmAbove(process.ppid);
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    onGone();
  }, CHECK_MS).unref();
}

/** npm runs scripts through a shell, which on some systems stays in between. */
async function npmAbove(parent: number): Promise<number> {
  const running = await listProcesses();
  const above = running.find(({ pid }) => pid === parent);
  return above && /^\S*sh -c /.test(above.command) ? above.parent : parent;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
