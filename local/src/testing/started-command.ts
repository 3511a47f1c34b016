import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
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
    env: { ...process.env, ...environment },
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

/** A port of 127.0.0.1 that nobody uses right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** The ids of all processes that a process started, directly or not. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const parents = await parentOfEach();
  const found = [pid];
  for (const id of found) {
    found.push(...[...parents].filter(([, parent]) => parent === id).map(([child]) => child));
  }
  return found.slice(1);
}

/** Whether a process still runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Linux tells without a program; `ps` need not be there. */
async function parentOfEach(): Promise<Map<number, number>> {
  if (existsSync('/proc/self/stat')) {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return new Map(ids.map((id) => [Number(id), parentFromProc(id)]));
  }
  const { output } = await runProgram('ps', ['-axo', 'pid=,ppid='], { cwd: PROJECT_ROOT });
  const lines = output.trim().split('\n');
  return new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
}

function parentFromProc(id: string): number {
  try {
    // The program's name stands in brackets and may hold anything, so read from its end.
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
