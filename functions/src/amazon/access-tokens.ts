import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { tokenAddress } from './addresses.ts';
import { AmazonError } from './amazon-error.ts';
import type { AmazonCredentials } from './credentials.ts';
import { failed, refusedCredentials, throttled } from './refusal.ts';
import { type PostAnswer, timedPost } from './timed-post.ts';

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() });

/** A token is given up this long before it expires, so that none expires on its way. */
const SPARE_MS = 60_000;
/** For how many credentials tokens are kept: those of now, and of a change under way. */
const MAX_CREDENTIALS = 4;

interface Entry {
  readonly token: Promise<string>;
  expiresAt: number;
}

/** What a token depends on, without the secret itself. */
function keyOf({ id, secret, version }: AmazonCredentials): string {
  return createHash('sha256')
    .update(JSON.stringify([id, secret, version]))
    .digest('hex');
}

function tokenRequest({ id, secret, version }: AmazonCredentials): { type: string; body: string } {
  const fields = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  if (version.startsWith('3.')) {
    return { type: 'application/json', body: JSON.stringify({ ...fields, scope: 'creatorsapi::default' }) };
  }
  const form = new URLSearchParams({ ...fields, scope: 'creatorsapi/default' });
  return { type: 'application/x-www-form-urlencoded', body: form.toString() };
}

function refusal({ status, retryAfterSeconds }: PostAnswer): AmazonError {
  if (status === 429) return throttled(retryAfterSeconds);
  return status >= 500 ? failed(status, retryAfterSeconds) : refusedCredentials();
}

/** Keeps the token of each credential until shortly before it expires; parallel callers share one fetch. */
export class AccessTokens {
  readonly #entries = new Map<string, Entry>();
  readonly #origin: string | undefined;
  readonly #timeLimitMs: number;

  /** @param options `origin` stands in for Amazon's own; `timeLimitMs` for one fetch */
  constructor(options: { origin: string | undefined; timeLimitMs: number }) {
    this.#origin = options.origin;
    this.#timeLimitMs = options.timeLimitMs;
  }

  /** @throws AmazonError for refused credentials, and for every way in which Amazon fails to answer */
  get(credentials: AmazonCredentials): Promise<string> {
    const key = keyOf(credentials);
    const known = this.#entries.get(key);
    return known && Date.now() < known.expiresAt ? known.token : this.#fetchInto(key, credentials);
  }

  /** Forgets a token that Amazon refused, unless another one has taken its place already. */
  async drop(credentials: AmazonCredentials, token: string): Promise<void> {
    const key = keyOf(credentials);
    const entry = this.#entries.get(key);
    if (entry && (await entry.token.catch(() => token)) === token && this.#entries.get(key) === entry) {
      this.#entries.delete(key);
    }
  }

  #fetchInto(key: string, credentials: AmazonCredentials): Promise<string> {
    const startedAt = Date.now();
    const fetched = this.#fetch(credentials);
    const entry: Entry = { token: fetched.then((answer) => answer.access_token), expiresAt: Infinity };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > MAX_CREDENTIALS && oldest !== undefined) this.#entries.delete(oldest);
    fetched.then(
      (answer) => {
        entry.expiresAt = startedAt + answer.expires_in * 1_000 - SPARE_MS;
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
    return entry.token;
  }

  async #fetch(credentials: AmazonCredentials): Promise<z.infer<typeof tokenSchema>> {
    const { type, body } = tokenRequest(credentials);
    const address = tokenAddress(credentials.version, this.#origin);
    const answer = await timedPost(address, { 'Content-Type': type }, body, this.#timeLimitMs);
    if (answer.status !== 200) throw refusal(answer);
    const token = tokenSchema.safeParse(answer.body);
    if (token.success) return token.data;
    throw new AmazonError('malformed', 'Amazon answered the sign-in in a form that the shop does not know.');
  }
}
