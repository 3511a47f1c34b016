import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { admitCall } from './admission.ts';
import { type CallBody, getItems, searchItems } from './catalogue-calls.ts';
import { control } from './control.ts';
import { readPicture } from './pictures.ts';
import { catalogueError, Refusal } from './refusal.ts';
import type { SimulatorState } from './state.ts';
import { issueToken, isTokenPath } from './tokens.ts';

/** An answer before it is sent; a text goes out as it stands. */
export interface SimulatedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
  /** How long to wait between the headers and the body, in milliseconds. */
  bodyDelayMs?: number;
}

const CALLS = { '/catalog/v1/searchItems': searchItems, '/catalog/v1/getItems': getItems } as const;

function isCall(path: string): path is keyof typeof CALLS {
  return Object.hasOwn(CALLS, path);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): SimulatedAnswer {
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  };
}

function readCall(text: string): CallBody {
  try {
    return JSON.parse(text) as CallBody;
  } catch {
    throw catalogueError(400, 'ValidationException', 'The request cannot be parsed.', {
      reason: 'CannotParse',
    });
  }
}

async function answerCall(
  state: SimulatorState,
  request: IncomingMessage,
  path: keyof typeof CALLS,
  text: string,
): Promise<SimulatedAnswer> {
  const body = readCall(text);
  state.calls.push({ path, at: Date.now(), body, userAgent: request.headers['user-agent'] });
  const slow = state.faults.strike('slow');
  if (slow) await pause(slow.delayMs, undefined, { ref: false });
  admitCall(state, request.headers, body);
  if (state.faults.strike('malformed'))
    return json(200, { searchResult: { items: [{ asin: 42 }] }, itemsResult: 'none' });
  const answer = json(200, CALLS[path](state, body));
  if (state.faults.strike('not-json')) return { ...answer, body: answer.body.slice(0, 60) };
  const slowBody = state.faults.strike('slow-body');
  return slowBody ? { ...answer, bodyDelayMs: slowBody.delayMs } : answer;
}

async function answerToken(
  state: SimulatorState,
  request: IncomingMessage,
  path: '/oauth2/token' | '/auth/o2/token',
  text: string,
): Promise<SimulatedAnswer> {
  state.calls.push({ path, at: Date.now(), body: null, userAgent: request.headers['user-agent'] });
  const slow = state.faults.strike('slow-token');
  if (slow) await pause(slow.delayMs, undefined, { ref: false });
  return json(200, issueToken(state, path, request.headers['content-type'] ?? '', text));
}

async function route(
  state: SimulatorState,
  request: IncomingMessage,
  path: string,
  text: string,
): Promise<SimulatedAnswer> {
  const method = request.method ?? 'GET';
  if (path.startsWith('/control/')) return json(200, control(state, method, path, text && JSON.parse(text)));
  if (path.startsWith('/images/')) {
    return { status: 200, headers: { 'Content-Type': 'image/jpeg' }, body: await readPicture(path) };
  }
  if (method === 'POST' && isTokenPath(path)) return answerToken(state, request, path, text);
  if (method === 'POST' && isCall(path)) return answerCall(state, request, path, text);
  throw catalogueError(404, 'UnknownOperationException', 'No such operation');
}

/** Works out the answer to one request; whatever is refused is answered in the API's words. */
export async function respond(
  state: SimulatorState,
  request: IncomingMessage,
  text: string,
): Promise<SimulatedAnswer> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    return await route(state, request, pathname, text);
  } catch (error) {
    if (error instanceof Refusal) return json(error.status, error.body, error.headers);
    return json(400, { message: error instanceof Error ? error.message : String(error) });
  }
}
