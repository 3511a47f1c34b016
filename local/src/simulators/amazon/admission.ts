import type { IncomingHttpHeaders } from 'node:http';
import { catalogueError } from './refusal.ts';
import type { SimulatorState } from './state.ts';
import type { IssuedToken } from './tokens.ts';

const MARKETPLACES = ['www.amazon.com', 'www.amazon.co.uk', 'www.amazon.de', 'www.amazon.co.jp'];

function unauthorized(reason: string): Error {
  return catalogueError(401, 'UnauthorizedException', 'The request is not authorized.', { reason });
}

function tokenOf(state: SimulatorState, authorization: string | undefined): IssuedToken {
  const match = /^Bearer ([^\s,]+)(?:, Version (2\.[123]))?$/.exec(authorization ?? '');
  if (match === null) throw unauthorized('MissingCredential');
  const token = state.tokens.get(match[1] ?? '');
  const version = match[2];
  if (token === undefined || (token.generation === 2) !== (version !== undefined)) {
    throw unauthorized('InvalidToken');
  }
  if (token.expiresAt < Date.now() || state.faults.strike('expired-token')) {
    throw unauthorized('TokenExpired');
  }
  return token;
}

function throttled(seconds: number): Error {
  const refusal = catalogueError(
    429,
    'ThrottleException',
    'The request was denied due to request throttling.',
    {
      retryAfterSeconds: seconds,
    },
  );
  refusal.headers['Retry-After'] = String(seconds);
  return refusal;
}

function keepRate(state: SimulatorState, clientId: string): void {
  const now = Date.now();
  const since = now - (state.lastCall.get(clientId) ?? 0);
  if (since < state.spacingMs) throw throttled(Math.ceil((state.spacingMs - since) / 1_000));
  state.lastCall.set(clientId, now);
}

function strikeFault({ faults }: SimulatorState): void {
  if (faults.strike('refused-credentials')) throw unauthorized('InvalidClient');
  const throttle = faults.strike('throttled');
  if (throttle) throw throttled(throttle.retryAfterSeconds);
  if (faults.strike('ineligible')) {
    const message = 'Your account does not currently meet the eligibility requirements.';
    throw catalogueError(403, 'AccessDeniedException', message, { reason: 'AssociateNotEligible' });
  }
  if (faults.strike('server-error')) {
    throw catalogueError(500, 'InternalServerException', 'Internal server error');
  }
}

function checkTag(tag: unknown): void {
  if (typeof tag === 'string' && /^[a-z0-9-]+-\d{2}$/.test(tag)) return;
  const message = 'The partner tag provided in the request is invalid.';
  throw catalogueError(400, 'ValidationException', message, { reason: 'InvalidPartnerTag' });
}

/**
 * Lets a catalogue call in: token, faults, rate, marketplace and partner tag, in the API's order.
 * @throws Refusal in the API's words
 */
export function admitCall(
  state: SimulatorState,
  headers: IncomingHttpHeaders,
  body: Record<string, unknown>,
): void {
  const { clientId } = tokenOf(state, headers.authorization);
  strikeFault(state);
  keepRate(state, clientId);
  if (!MARKETPLACES.includes(String(headers['x-marketplace']))) {
    const fieldList = [{ name: 'x-marketplace', message: 'The marketplace is not supported.' }];
    throw catalogueError(400, 'ValidationException', 'The marketplace provided is invalid.', {
      reason: 'FieldValidationFailed',
      fieldList,
    });
  }
  checkTag(body.partnerTag);
}
