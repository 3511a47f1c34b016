import { withinTime } from '../outbound/within-time.ts';
import { AmazonError } from './amazon-error.ts';

/** What came back: the status, and the body as JSON, undefined where it is none. */
export interface PostAnswer {
  readonly status: number;
  readonly body: unknown;
  /** From the Retry-After header, in seconds; null without one. */
  readonly retryAfterSeconds: number | null;
}

const USER_AGENT = 'RadRewind/1.0 (affiliate storefront)';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : null;
}

function timedOut(timeLimitMs: number): AmazonError {
  const seconds = Math.max(1, Math.round(timeLimitMs / 1_000));
  return new AmazonError('timed-out', `Amazon did not answer within ${seconds} seconds. Please try again.`);
}

async function send(address: string, init: RequestInit): Promise<PostAnswer> {
  try {
    const response = await fetch(address, { ...init, method: 'POST', redirect: 'error' });
    return {
      status: response.status,
      body: parseJson(await response.text()),
      retryAfterSeconds: retryAfter(response.headers.get('retry-after')),
    };
  } catch {
    throw new AmazonError('unreachable', 'Amazon could not be reached. Please try again in a moment.');
  }
}

/**
 * Posts to Amazon. The time limit covers everything from the connection to the last byte of the body.
 * @throws AmazonError `timed-out` or `unreachable`; an answer of any status is no failure here
 */
export async function timedPost(
  address: string,
  headers: Record<string, string>,
  body: string,
  timeLimitMs: number,
): Promise<PostAnswer> {
  const allHeaders = { ...headers, Accept: 'application/json', 'User-Agent': USER_AGENT };
  return withinTime(
    timeLimitMs,
    () => timedOut(timeLimitMs),
    (signal) => send(address, { headers: allHeaders, body, signal }),
  );
}
