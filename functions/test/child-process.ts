import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');
const FRAMEWORK = resolve(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
/** Keeps the framework to 127.0.0.1 and tells the port that it got. */
const LOOPBACK = resolve(ROOT, 'local/src/functions/loopback.mjs');

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Keeps what a process writes, to explain a failure. */
function keepOutput(child: ChildProcess): string[] {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk)));
  return output;
}

/** Rejects when the process ends, with what it wrote. */
async function failsAtExit(child: ChildProcess, name: string): Promise<never> {
  const output = keepOutput(child);
  const [code] = await once(child, 'exit');
  throw new Error(`${name} ended (${code}): ${output.join('')}`);
}

/** A program that a test started. */
export interface Started<Ready> {
  readonly ready: Ready;
  readonly pid: number;
  /** What it wrote since it was ready. */
  output(): string;
  stop(): Promise<void>;
}

function started<Ready>(child: ChildProcess, ready: Ready): Started<Ready> {
  const output = keepOutput(child);
  if (child.pid === undefined) throw new Error('The program did not start');
  return { ready, pid: child.pid, output: () => output.join(''), stop: () => stop(child) };
}

/**
 * Starts the local stack as tests know it, a process of its own.
 * @returns the variables that tell where its parts are
 */
export async function startStack(): Promise<Started<Record<string, string>>> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/src/test-stack.ts'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const firstLine = once(createInterface({ input: child.stdout }), 'line');
  const [line] = await Promise.race([firstLine, failsAtExit(child, 'The stack')]);
  return started(child, JSON.parse(String(line)) as Record<string, string>);
}

/**
 * Starts one function as Cloud Functions does, from a folder that is deployed.
 * @param node the runtime's executable
 * @returns the function's origin
 */
export async function startDeployedFunction(
  node: string,
  { source, target, env }: { source: string; target: string; env: Record<string, string> },
): Promise<Started<string>> {
  const flags = [`--source=${source}`, `--target=${target}`, '--port=0', '--signature-type=http'];
  const child = spawn(node, ['--import', LOOPBACK, FRAMEWORK, ...flags], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const [message] = await Promise.race([once(child, 'message'), failsAtExit(child, `Function ${target}`)]);
  const { port } = message as { port: number };
  return started(child, `http://127.0.0.1:${port}`);
}
