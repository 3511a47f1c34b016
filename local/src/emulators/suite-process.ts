import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PROJECT_ID } from '../project.ts';
import { FIREBASE } from './official-emulators.ts';
import type { SuitePart } from './suite-folder.ts';

/** The emulator suite, running. */
export interface SuiteProcess {
  /** Resolves with a line saying so when it ends by itself. */
  died: Promise<string>;
  stop(): Promise<void>;
}

const READY = 'All emulators ready';
const STOP_DEADLINE_MS = 8_000;

/**
 * Runs the suite until it is stopped.
 * @param options.cwd the folder it takes for the project (`makeSuiteFolder`)
 * @param options.environment reaches the functions
 * @throws when it ends before it is ready, with the errors it wrote
 */
export async function startSuite(options: {
  cwd: string;
  parts: readonly SuitePart[];
  environment: Record<string, string>;
  log: (line: string) => void;
}): Promise<SuiteProcess> {
  const only = options.parts.filter((part) => part !== 'ui').join();
  const guard = new URL('./guard.mjs', import.meta.url).href;
  const command = ['emulators:start', '--project', PROJECT_ID, '--only', only, '--non-interactive'];
  const child = spawn(process.execPath, ['--import', guard, FIREBASE, ...command], {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own group: Ctrl-C reaches the parent alone, and the suite's workers can be ended with it.
    detached: true,
  });
  const errors: string[] = [];
  let stopping = false;
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code) => resolve(`The emulator suite ended (${code}). ${errors.join(' ')}`.trim()));
  });
  const ready = new Promise<void>((resolve) => {
    const read = (line: string) => {
      options.log(line);
      if (line.includes(READY)) resolve();
      if (/^Error:|could not start|port taken/i.test(line)) errors.push(line.trim());
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', read);
    }
  });
  await Promise.race([ready, ended.then((line) => Promise.reject(new Error(line)))]);
  return {
    died: ended.then((line) => (stopping ? new Promise<never>(() => {}) : line)),
    async stop() {
      stopping = true;
      child.kill('SIGINT');
      const timer = setTimeout(() => killGroup(child.pid as number), STOP_DEADLINE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
