import { spawn } from 'node:child_process';

/** How a program ended. */
export interface ProgramEnd {
  /** 0 for success; null when a signal or the time limit ended it. */
  code: number | null;
  /** What it wrote, of both streams; empty when the output was shown instead. */
  output: string;
}

/**
 * Runs a program to its end, in the project's root unless told otherwise.
 * @param options.signal ends the program and its children when aborted
 * @param options.show whether its output goes to the terminal rather than into the result
 * @param options.timeoutMs ends it after so many milliseconds
 * @throws when the program can't be started
 */
export function runProgram(
  command: string,
  args: string[],
  options: {
    cwd: string;
    signal?: AbortSignal;
    show?: boolean;
    env?: NodeJS.ProcessEnv;
    timeoutMs?: number;
  },
): Promise<ProgramEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // Its own group, so that the program can be ended together with its children.
      detached: true,
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const endGroup = () => killGroup(child.pid);
    const timer = options.timeoutMs ? setTimeout(endGroup, options.timeoutMs) : undefined;
    options.signal?.addEventListener('abort', endGroup);
    const settle = () => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', endGroup);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (code) => {
      settle();
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    });
    if (options.signal?.aborted) endGroup();
  });
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
}
