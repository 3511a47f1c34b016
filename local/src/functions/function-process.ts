import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A function that answers requests in a process of its own. */
export interface FunctionProcess {
  name: string;
  /** e.g. `http://127.0.0.1:40001` */
  origin: string;
  pid: number;
  /** Resolves with a line saying how it ended, once it does without having been stopped. */
  died: Promise<string>;
  stop(): Promise<void>;
}

/** How to run one function. */
export interface FunctionProcessOptions {
  name: string;
  /** Folder of the built functions. */
  source: string;
  /**
   * The executable of Node that production has. With it, the function is run by the functions framework that is
   * installed in its folder; without, by this machine's own Node and framework.
   */
  node?: string | undefined;
  /** The whole environment of the process; nothing is inherited. */
  environment: Record<string, string>;
  /** Takes each line the function writes. */
  log: (line: string) => void;
}

const KILL_AFTER_MS = 3_000;

// main.js is what the framework's own command runs; it is not among the package's exports.
const frameworkMain = join(
  dirname(createRequire(import.meta.url).resolve('@google-cloud/functions-framework')),
  'main.js',
);
const OWN_FRAMEWORK = 'node_modules/@google-cloud/functions-framework/build/src/main.js';

/**
 * Starts one exported function under the functions framework, the server that Cloud Functions itself runs.
 * @throws when the process ends before it listens, with the last line it wrote
 */
export async function startFunction(options: FunctionProcessOptions): Promise<FunctionProcess> {
  const preload = new URL('./loopback.mjs', import.meta.url).href;
  const flags = [`--target=${options.name}`, `--source=${options.source}`, '--port=0'];
  const { node = process.execPath } = options;
  const framework = options.node ? join(options.source, OWN_FRAMEWORK) : frameworkMain;
  const child = spawn(node, ['--import', preload, framework, ...flags], {
    env: options.environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group: a Ctrl-C in the terminal reaches the parent alone, which stops it in order.
    detached: true,
  });
  const lines = readLines(child, options.log);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(describeEnd(options.name, code ?? signal, lines)));
    child.once('error', (error) => resolve(`The ${options.name} function did not start: ${error.message}`));
  });
  const port = await Promise.race([
    new Promise<number>((resolve) =>
      child.once('message', (message) => resolve((message as { port: number }).port)),
    ),
    ended.then((line) => Promise.reject(new Error(line))),
  ]);

  let stopping = false;
  return {
    name: options.name,
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    died: ended.then((line) => (stopping ? new Promise<never>(() => {}) : line)),
    async stop() {
      stopping = true;
      await end(child, ended);
    },
  };
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await ended;
  clearTimeout(timer);
}

/** Passes each line on, and keeps the last errors to explain a death. */
function readLines(child: ChildProcess, log: (line: string) => void): string[] {
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line);
      if (last.length > 20) last.shift();
      log(line);
    });
  }
  return last;
}

function describeEnd(name: string, reason: number | string | null, lines: string[]): string {
  // What a function logs is JSON; what Node and the framework say of a death is not.
  const said = lines.filter((line) => !line.startsWith('{'));
  const cause = said.find((line) => /Error\b/.test(line)) ?? said.at(-1);
  return `The ${name} function ended (${reason})${cause ? `: ${cause.trim()}` : ''}`;
}
