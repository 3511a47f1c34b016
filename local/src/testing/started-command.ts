import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { listProcesses, type RunningProcess } from '../commands/processes.ts';
import { PROJECT_ROOT } from '../project.ts';

/** A program that a test started. */
export interface StartedCommand {
  child: ChildProcess;
  /** Everything it wrote so far. */
  output(): string;
  /** Its exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  /** Resolves when it wrote the text. @throws with its output when it ends before that */
  wrote(text: string): Promise<void>;
}

/** Runs a command of `local/run.mjs`, as npm would. */
export function startCommand(args: string[], environment: Record<string, string> = {}): StartedCommand {
  return startProgram(process.execPath, [join(PROJECT_ROOT, 'local/run.mjs'), ...args], environment);
}

/** Runs a program in the project's root. */
export function startProgram(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): StartedCommand {
  const child = spawn(program, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NODE_ENV: undefined, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  let onWrite = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      written += chunk;
      onWrite();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    output: () => written,
    ended,
    wrote: (text) =>
      new Promise((resolve, reject) => {
        onWrite = () => written.includes(text) && resolve();
        onWrite();
        void ended.then((code) => reject(new Error(`It ended (${code}) without "${text}":\n${written}`)));
      }),
  };
}

/** All processes that a process started, directly or not. */
export async function descendantsOf(pid: number): Promise<RunningProcess[]> {
  const running = await listProcesses();
  const found = running.filter(({ parent }) => parent === pid);
  for (const child of found) found.push(...running.filter(({ parent }) => parent === child.pid));
  return found;
}

/** Whether a process still runs. */
export function isAlive({ pid }: Pick<RunningProcess, 'pid'>): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
