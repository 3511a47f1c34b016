import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../commands/run-program.ts';
import { PROJECT_ROOT } from '../project.ts';

/** A command of `local/run.mjs` in a process of its own. */
export interface StartedCommand {
  child: ChildProcess;
  /** Everything it wrote so far. */
  output(): string;
  /** Its exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  /** Resolves when it wrote the text. @throws with its output when it ends before that */
  wrote(text: string): Promise<void>;
}

/** Runs a command of `local/run.mjs` as npm does. */
export function startCommand(args: string[], environment: Record<string, string> = {}): StartedCommand {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'local/run.mjs'), ...args], {
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

/** A process of this machine. */
export interface RunningProcess {
  pid: number;
  parent: number;
  /** Its command line. */
  command: string;
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

/** Linux tells without a program; `ps` need not be there. */
async function listProcesses(): Promise<RunningProcess[]> {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  }
  const { output } = await runProgram('ps', ['-axo', 'pid=,ppid=,command='], { cwd: PROJECT_ROOT });
  return [...output.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}

function readProcess(pid: string): RunningProcess[] {
  try {
    // The program's name stands in brackets and may hold anything, so read from its end.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ pid: Number(pid), parent, command }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
