import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { checkedLookup } from './checked-lookup.ts';
import { type Destination, toDestination } from './destination.ts';
import { OutboundError } from './outbound-error.ts';
import type { StandIns } from './stand-ins.ts';

/** What one fetch may do. */
export interface FetchRules {
  /** Whether an address, the first one or one it redirects to, may be asked. Private addresses never may. */
  admits(url: URL): boolean;
  /** Largest body, in bytes. */
  readonly maxBytes: number;
  /** For everything together: names, connections, redirects and the whole body. */
  readonly timeoutMs: number;
  /** The Accept header. */
  readonly accept: string;
  readonly standIns: StandIns;
}

/** The final answer; a body is read for status 200 alone and is empty otherwise. */
export interface FetchedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const lookup = checkedLookup();
/** Connections are reused among fetches of this module alone: each was opened to a checked address. */
const CHECKED = {
  http: new http.Agent({ keepAlive: true, lookup }),
  https: new https.Agent({ keepAlive: true, lookup }),
};
const STAND_IN = { http: new http.Agent(), https: new https.Agent() };

function open(
  { target, standIn }: Destination,
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const agents = standIn ? STAND_IN : CHECKED;
  const headers = { Accept: accept, 'Accept-Encoding': 'identity', 'User-Agent': 'RadRewind/1.0' };
  return new Promise((resolve, reject) => {
    const request =
      target.protocol === 'https:'
        ? https.get(target, { agent: agents.https, headers, signal })
        : http.get(target, { agent: agents.http, headers, signal });
    request.once('response', resolve);
    request.on('error', reject);
    // An answer that is none, such as a change of protocol, ends without either.
    request.once('close', () => reject(new OutboundError('unreachable', `${target.host} gave no answer`)));
  });
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new OutboundError('too-large', `the answer is larger than ${maxBytes} bytes`);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function redirectOf({ url }: Destination, { statusCode, headers }: IncomingMessage): string | null {
  if (!REDIRECTS.has(statusCode ?? 0) || headers.location === undefined) return null;
  if (!URL.canParse(headers.location, url.href)) {
    throw new OutboundError('redirect', `${url.host} redirects to what is no address`);
  }
  return new URL(headers.location, url).href;
}

type Step = { readonly redirect: string } | { readonly answer: FetchedAnswer };

async function step(destination: Destination, rules: FetchRules, signal: AbortSignal): Promise<Step> {
  const answer = await open(destination, rules.accept, signal);
  try {
    const redirect = redirectOf(destination, answer);
    if (redirect !== null) return { redirect };
    const status = answer.statusCode ?? 0;
    const body = status === 200 ? await readBody(answer, rules.maxBytes) : Buffer.alloc(0);
    return { answer: { status, contentType: answer.headers['content-type'] ?? '', body } };
  } finally {
    // Whatever is left of the body is nobody's business.
    if (!answer.complete) answer.destroy();
  }
}

async function follow(address: string, rules: FetchRules, signal: AbortSignal): Promise<FetchedAnswer> {
  let next = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    try {
      const destination = toDestination(next, rules.admits, rules.standIns);
      const result = await step(destination, rules, signal);
      if ('answer' in result) return result.answer;
      next = result.redirect;
    } catch (error) {
      const ledAstray = redirects > 0 && error instanceof OutboundError && error.failure === 'refused';
      throw ledAstray ? new OutboundError('redirect', error.message) : error;
    }
  }
  throw new OutboundError('redirect', `more than ${MAX_REDIRECTS} redirects`);
}

/**
 * Fetches an address that somebody else chose, with GET and without cookies. Redirects are followed one by one,
 * each under the same rules; no private, loopback, link-local or metadata address is ever connected to, however
 * it is written or resolved.
 * @throws OutboundError for every failure but a status, which is the caller's to judge
 */
export async function fetchPublic(address: string, rules: FetchRules): Promise<FetchedAnswer> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    return await follow(address, rules, signal);
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    if (signal.aborted) throw new OutboundError('timeout', `no answer within ${rules.timeoutMs} ms`);
    throw new OutboundError('unreachable', error instanceof Error ? error.message : String(error));
  }
}
