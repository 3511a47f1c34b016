import type { IncomingMessage, ServerResponse } from 'node:http';

/** No longer address is shown whole. */
const LONGEST_ADDRESS = 100;

/**
 * Says in one short line what became of a request, once it is over: `GET /categories 200 12 ms HIT`.
 * @param say takes the line
 */
export function tellOf(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  say: (line: string) => void,
): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const address = url.length > LONGEST_ADDRESS ? `${url.slice(0, LONGEST_ADDRESS)}…` : url;
    const outcome = response.writableFinished ? String(response.statusCode) : 'broken off';
    const time = `${Math.round(performance.now() - startedAt)} ms`;
    const kept = response.getHeader('x-cache');
    say([method, address, outcome, time, ...(kept ? [kept] : [])].join(' '));
  });
}
