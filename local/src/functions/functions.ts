import { launcherEnvironment, readDeclarations } from './declarations.ts';
import { toLogLine } from './log-line.ts';
import { type SupervisedFunction, superviseFunction } from './supervised-function.ts';

/** All functions of the project, each kept running. */
export interface Functions {
  /** Where each listens now, by function name. */
  readonly origins: Readonly<Record<string, string>>;
  readonly pids: readonly number[];
  /** By function name, what tells where it listens once it does; what it returns rejects when it does not start. */
  addresses: Readonly<Record<string, () => Promise<string>>>;
  stop(): Promise<void>;
}

/**
 * Starts a process for each function, at the same time, and starts it again when it dies.
 * @param options `environmentOf`: the environment of a function's process, by function name, without what the launcher
 * sets; `node`: see `FunctionProcessOptions`; `log` takes what functions write as JSON (`toLogLine`), `notice` what
 * happens to them, line by line
 * @throws when one doesn't start; the others are stopped then
 */
export async function startFunctions(options: {
  names: string[];
  source: string;
  node?: string | undefined;
  environmentOf: (name: string) => Record<string, string>;
  log: (line: string) => void;
  notice: (line: string) => void;
}): Promise<Functions> {
  const { source, node, notice } = options;
  const declarations = await readDeclarations(source);
  const starts = await Promise.allSettled(
    options.names.map((name) =>
      superviseFunction({
        name,
        source,
        node,
        environment: { ...options.environmentOf(name), ...launcherEnvironment(declarations[name]) },
        log: (line) => options.log(toLogLine(name, line)),
        notice,
      }),
    ),
  );
  const functions = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(functions.map((one) => one.stop()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const byName = <Value>(choose: (one: SupervisedFunction) => Value) =>
    Object.fromEntries(functions.map((one) => [one.name, choose(one)]));
  return {
    get origins() {
      return byName((one) => one.process().origin);
    },
    get pids() {
      return functions.map((one) => one.process().pid);
    },
    addresses: byName((one) => one.address),
    stop,
  };
}
