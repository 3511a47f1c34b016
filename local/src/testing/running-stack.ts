import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT } from '../project.ts';

/** Where the stack under test listens. */
export interface StackAddresses {
  /** Origin of the shop. */
  url: string;
  /** Origin of the Firestore stand-in's control server. */
  control: string;
}

/** A stack in a process of its own, on free ports, seeded, with no data kept. */
export interface RunningStack extends StackAddresses {
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 120_000;

async function firstAddresses(child: ChildProcess): Promise<StackAddresses> {
  if (!child.stdout) throw new Error('The stack has no output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return JSON.parse(line) as StackAddresses;
    console.log(line);
  }
  throw new Error('The stack ended before it was ready');
}

/**
 * Starts a stack for tests and waits until it answers.
 * @throws Error where it ends or stays silent before it is ready
 */
export async function startTestStack(): Promise<RunningStack> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/src/test-stack.ts'], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const timer = setTimeout(() => child.kill('SIGTERM'), READY_TIMEOUT_MS);
  try {
    return { ...(await firstAddresses(child)), stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
    child.stdout?.resume();
  }
}
