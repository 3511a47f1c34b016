import { watchNpm } from './watch-npm.ts';

/** What a command that runs until it is stopped gets to work with. */
export interface Lifetime {
  /** Aborted as soon as the command is to end. */
  signal: AbortSignal;
  /** Names what must be undone at the end; the last named is undone first. */
  defer(undo: () => Promise<void> | void): void;
  /** Ends the command with an exit code of 1 and one line that says why. */
  fail(line: string): void;
  /** Ends the command with an exit code. */
  end(code: number): void;
}

const STOP_DEADLINE_MS = 10_000;

/**
 * Runs a command until Ctrl-C, SIGTERM, SIGHUP or the end of the npm that started it, then undoes what it did
 * and ends the process: with 0 when asked to end, with 1 when something failed.
 * @param main starts everything; it may return before the end, and what it throws is a failure
 */
export function runUntilStopped(main: (lifetime: Lifetime) => Promise<void>): void {
  const undos: (() => Promise<void> | void)[] = [];
  const controller = new AbortController();
  let ending = false;

  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    controller.abort();
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    // What is still being started when the end comes adds itself to the list meanwhile.
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      await Promise.resolve(undo()).catch((error: unknown) => console.error(messageOf(error)));
    }
    process.exit(code);
  };
  const fail = (line: string) => {
    if (!ending) console.error(line);
    void end(1);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  process.on('uncaughtException', (error) => fail(messageOf(error)));
  process.on('unhandledRejection', (error) => fail(messageOf(error)));
  // A closed terminal or pipe must not end the command before it has stopped what it started.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  void watchNpm(() => void end(0));

  const lifetime: Lifetime = {
    signal: controller.signal,
    defer: (undo) => {
      if (ending) void undo();
      else undos.push(undo);
    },
    fail,
    end: (code) => void end(code),
  };
  main(lifetime).catch((error: unknown) => fail(messageOf(error)));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
