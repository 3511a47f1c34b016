import { type Agent, type IncomingMessage, request as openRequest } from 'node:http';
import type { Readable } from 'node:stream';
import type { Headers } from './shared-cache.ts';

/**
 * Where a function listens, once it does.
 * @throws when it does not start
 */
export type FunctionAddress = () => Promise<string>;

/** A request to a function. */
export interface FunctionRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
  /** null where there is none. */
  body: Readable | null;
  /** Ends the request when nobody waits for its answer any more. */
  signal?: AbortSignal;
}

/** Sends a request. @throws FunctionFailure when no answer begins */
export type AskFunction = (request: FunctionRequest) => Promise<IncomingMessage>;

/** A function gave no answer. */
export class FunctionFailure extends Error {
  constructor(
    readonly status: 503 | 504,
    message: string,
  ) {
    super(message);
  }
}

/** Hosting gives a function this long to begin its answer (Firebase documentation, "Hosting and functions"). */
const ANSWER_TIMEOUT_MS = 60_000;

/** Cloud Run lets requests wait about this long for an instance ("Request queueing" of its autoscaling page). */
const START_TIMEOUT_MS = 10_000;

/**
 * Makes what sends requests to a function's server; both bodies stream untouched.
 * @param agent keeps connections to the functions open; destroy it to close them
 */
export function createFunctionClient(addressOf: FunctionAddress, agent: Agent): AskFunction {
  return async (request) => {
    const origin = await within(START_TIMEOUT_MS, addressOf()).catch(() => {
      throw new FunctionFailure(503, 'The function does not start.');
    });
    return send(new URL(origin), agent, request);
  };
}

function send({ host, hostname, port }: URL, agent: Agent, asked: FunctionRequest): Promise<IncomingMessage> {
  const { method, url, headers, body, signal } = asked;
  return new Promise((resolve, reject) => {
    const outgoing = openRequest({
      agent,
      hostname,
      port,
      method,
      path: url,
      headers: { ...headers, host },
      ...(signal && { signal }),
    });
    const timer = setTimeout(() => {
      reject(new FunctionFailure(504, 'The function took too long to answer.'));
      outgoing.destroy();
    }, ANSWER_TIMEOUT_MS);
    outgoing.on('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    outgoing.on('error', () => {
      clearTimeout(timer);
      reject(new FunctionFailure(503, 'The function gave no answer.'));
    });
    if (body) body.pipe(outgoing);
    else outgoing.end();
  });
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, milliseconds, new Error('It takes too long.'));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
