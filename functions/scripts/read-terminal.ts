import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Swallows the echo of what is typed. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks on the terminal.
 * @param options `hidden` keeps what is typed off the screen
 * @returns the line that was typed
 * @throws Error when there is no terminal, or it is closed instead, by Ctrl-C or Ctrl-D
 */
export async function ask(question: string, options: { hidden?: boolean } = {}): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Nobody is there to ask: there is no terminal');
  const abort = new AbortController();
  const output = options.hidden ? nowhere() : process.stdout;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.once('SIGINT', () => abort.abort()).once('close', () => abort.abort());
  // Written by hand, since a hidden line's own output goes nowhere.
  if (options.hidden) process.stdout.write(question);
  try {
    return await terminal.question(options.hidden ? '' : question, { signal: abort.signal });
  } catch {
    throw new Error('Cancelled');
  } finally {
    terminal.close();
    if (options.hidden) process.stdout.write('\n');
  }
}
