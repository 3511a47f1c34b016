import { randomUUID } from 'node:crypto';
import { Refusal } from './refusal.ts';
import type { SimulatorState } from './state.ts';

const LIFETIME_SECONDS = 3_600;

/** A token that was given out, and for which generation of credentials. */
export interface IssuedToken {
  clientId: string;
  generation: 2 | 3;
  expiresAt: number;
}

const GENERATIONS = {
  '/oauth2/token': { generation: 2, type: 'application/x-www-form-urlencoded', scope: 'creatorsapi/default' },
  '/auth/o2/token': { generation: 3, type: 'application/json', scope: 'creatorsapi::default' },
} as const;

/** Where tokens are asked for: credentials of versions 2.x form-encoded, those of 3.x as JSON. */
export function isTokenPath(path: string): path is keyof typeof GENERATIONS {
  return Object.hasOwn(GENERATIONS, path);
}

/** Old AWS keys never work here; for tests and trying out, neither does anything with "wrong" in it. */
function isRefused(clientId: string, clientSecret: string): boolean {
  return /^AKIA/.test(clientId) || /wrong/i.test(clientId + clientSecret);
}

function parseBody(type: string, body: string): Record<string, string> {
  if (type.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(body));
  return JSON.parse(body) as Record<string, string>;
}

/**
 * Answers a request for a token.
 * @param contentType the request's header
 * @throws Refusal 400 for a request of the wrong form, 401 for credentials that are not accepted
 */
export function issueToken(
  state: SimulatorState,
  path: keyof typeof GENERATIONS,
  contentType: string,
  body: string,
): Record<string, unknown> {
  const { generation, type, scope } = GENERATIONS[path];
  if (!contentType.startsWith(type)) throw new Refusal(400, { error: 'invalid_request' });
  const fields = parseBody(type, body);
  if (fields.grant_type !== 'client_credentials') {
    throw new Refusal(400, { error: 'unsupported_grant_type' });
  }
  if (fields.scope !== scope) throw new Refusal(400, { error: 'invalid_scope' });
  const { client_id: clientId = '', client_secret: clientSecret = '' } = fields;
  const refused = !clientId || !clientSecret || isRefused(clientId, clientSecret);
  if (refused || state.faults.strike('refused-credentials')) {
    throw new Refusal(401, { error: 'invalid_client' });
  }
  const token = `sim-${generation}-${randomUUID()}`;
  state.tokens.set(token, { clientId, generation, expiresAt: Date.now() + LIFETIME_SECONDS * 1_000 });
  return { access_token: token, token_type: 'bearer', expires_in: LIFETIME_SECONDS };
}
