import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What visitors met. */
export interface VisitorsReport {
  requests: number;
  /** A line for each answer that was not 200, and each request without one. */
  errors: string[];
  /** Milliseconds to the last byte: half of all answers, and 99 of 100, took no longer. */
  medianMs: number;
  p99Ms: number;
}

/** How long people look at a page before they ask for the next one, in milliseconds. */
const SHORTEST_LOOK_MS = 3_000;
const LONGEST_LOOK_MS = 8_000;
/** Nobody waits longer for an answer, in milliseconds. */
const PATIENCE_MS = 30_000;

function ask(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', accept: 'text/html,application/json' };
    const request = get(url, { agent, headers, timeout: PATIENCE_MS }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
      answer.resume();
    });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
    request.on('error', reject);
  });
}

const someLook = () => SHORTEST_LOOK_MS + Math.random() * (LONGEST_LOOK_MS - SHORTEST_LOOK_MS);

interface Visits {
  /** How many visitors there are. */
  count: number;
  seconds: number;
  /** How many milliseconds after one page each asks for the next; left out, some seconds that differ. */
  everyMs?: number;
}

/**
 * Lets visitors walk about a shop at the same time, each over a connection of its own.
 * @param urls what they ask for, in an order of their own
 */
export async function letVisitorsIn(
  urls: readonly string[],
  { count, seconds, everyMs }: Visits,
): Promise<VisitorsReport> {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const errors: string[] = [];
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // They come one after another, not all in the same instant.
    await pause(Math.random() * (everyMs ?? LONGEST_LOOK_MS));
    while (performance.now() < until) {
      const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
      const startedAt = performance.now();
      const status = await ask(agent, url).catch((error: Error) => error.message);
      times.push(performance.now() - startedAt);
      if (status !== 200) errors.push(`${url}: ${status}`);
      await pause(everyMs === undefined ? someLook() : everyMs - (performance.now() - startedAt));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: count }, visit));
  times.sort((a, b) => a - b);
  const part = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { requests: times.length, errors, medianMs: part(0.5), p99Ms: part(0.99) };
}
