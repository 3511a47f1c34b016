import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(import.meta.dirname, '../../local/src/simulators/amazon/serve.ts');

/** A call that the simulator got; `body` is null for a token. */
export interface RecordedCall {
  path: string;
  at: number;
  body: { itemIds?: string[]; keywords?: string; searchIndex?: string } | null;
  userAgent: string;
}

/** The side door of a running simulator (local/src/simulators/amazon/control.ts). */
export class AmazonControl {
  constructor(readonly url: string) {}

  /** Everything as it was at the start, but without a limit of calls a second. */
  async reset(): Promise<void> {
    await this.#call('POST', 'reset');
    await this.#call('PUT', 'spacing', { ms: 0 });
  }

  async fault(fault: {
    kind: string;
    times?: number;
    retryAfterSeconds?: number;
    delayMs?: number;
  }): Promise<void> {
    await this.#call('PUT', 'fault', fault);
  }

  async limitRate(): Promise<void> {
    await this.#call('PUT', 'spacing', { ms: 1_000 });
  }

  /** Makes every token given out worthless. */
  async forgetTokens(): Promise<void> {
    await this.#call('DELETE', 'tokens');
  }

  /** @param prices US dollars by ASIN; null: nobody offers it */
  async setPrices(prices: Record<string, number | null>): Promise<void> {
    await this.#call('PUT', 'prices', prices);
  }

  async giveUp(...asins: string[]): Promise<void> {
    await this.#call('PUT', 'gone', asins);
  }

  /** The calls since the last reset. */
  async calls(): Promise<RecordedCall[]> {
    return (await (await this.#call('GET', 'calls')).json()) as RecordedCall[];
  }

  /** How many calls came for a path that ends so, such as `token` or `getItems`. */
  async count(ending: string): Promise<number> {
    return (await this.calls()).filter(({ path }) => path.endsWith(ending)).length;
  }

  async #call(method: string, path: string, body?: unknown): Promise<Response> {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${this.url}/control/${path}`, init);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}

/** Starts a simulator of its own, which ends with `stop` or with the test's process. */
export async function startAmazonSimulator(): Promise<AmazonControl & { stop(): void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
  if (typeof line[0] !== 'string') throw new Error(`The simulator ended with ${line[0]}`);
  const { url } = JSON.parse(line[0]) as { url: string };
  return Object.assign(new AmazonControl(url), { stop: () => void child.kill() });
}
