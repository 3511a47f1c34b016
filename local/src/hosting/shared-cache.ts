import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';

/** Whether Hosting keeps answers, and whether it gives out old ones while it fetches new ones. */
export const CACHE_MODES = ['stale-while-revalidate', 'fresh-only', 'off'] as const;
export type CacheMode = (typeof CACHE_MODES)[number];

/** Headers of a request or an answer, names in lower case. */
export type Headers = CachePolicy.Headers;

/** A request as the cache sees it. */
export interface CachedRequest {
  /** Host and address. */
  key: string;
  /** The headers that the function gets: no others may tell answers apart. */
  headers: Headers;
}

/** An answer of a function, without its body. */
export interface AnswerHead {
  status: number;
  headers: Headers;
}

/** A kept answer that serves a request. */
export interface Found extends AnswerHead {
  body: Buffer;
  /** The same for all requests that it serves, and for no other. */
  variant: string;
  /** Whether it is past its time, so that a new one is to be fetched. */
  isStale: boolean;
}

interface Kept {
  policy: CachePolicy;
  status: number;
  vary: string;
  /** What of the request's headers the answer varies by. */
  selection: string;
  body: Buffer;
}

/** No larger body is kept, in bytes. */
export const LARGEST_KEPT = 8 * 1024 * 1024;
/** All kept answers together, in bytes. */
const ROOM = 64 * 1024 * 1024;
/** About what an answer takes besides its body, in bytes. */
const HEADERS_SIZE = 2_048;
/** Kept answers of one address, for visitors whose headers differ. */
const VARIANTS = 20;

/**
 * Answers of functions as a CDN keeps them: a shared cache (RFC 9111) that no visitor can empty or pass by. What a
 * visitor's own `Cache-Control` says is not heard, and nothing but a new process forgets what is kept.
 */
export class SharedCache {
  readonly #givesStale: boolean;
  readonly #variants = new LRUCache<string, Kept[]>({
    maxSize: ROOM,
    sizeCalculation: (variants) => variants.reduce((size, { body }) => size + body.length + HEADERS_SIZE, 0),
  });

  constructor(mode: Exclude<CacheMode, 'off'>) {
    this.#givesStale = mode === 'stale-while-revalidate';
  }

  /** @returns a kept answer that serves the request, or null */
  find({ key, headers }: CachedRequest): Found | null {
    for (const { policy, status, selection, body } of this.#variants.get(key) ?? []) {
      const { response, revalidation } = policy.evaluateRequest({ headers: deafTo(headers) });
      const isStale = revalidation !== undefined;
      if (!response || (isStale && !this.#givesStale)) continue;
      return { status, headers: response.headers, body, variant: `${key} ${selection}`, isStale };
    }
    return null;
  }

  /** Whether an answer to the request may be kept at all, as far as its head tells. */
  mayKeep(request: CachedRequest, answer: AnswerHead): boolean {
    const policy = policyOf(request, answer);
    return policy.storable() && policy.timeToLive() > 0;
  }

  /**
   * Keeps an answer in place of an older one to such a request, where it may be kept.
   * @param body null where it is too large
   */
  keep(request: CachedRequest, answer: AnswerHead, body: Buffer | null): void {
    if (!body || !this.mayKeep(request, answer)) return;
    const vary = String(answer.headers.vary ?? '');
    const selection = select(vary, request.headers);
    const policy = policyOf(request, answer);
    const others = (this.#variants.get(request.key) ?? []).filter(
      (kept) => kept.policy.timeToLive() > 0 && select(kept.vary, request.headers) !== kept.selection,
    );
    const newest = { policy, status: answer.status, vary, selection, body };
    this.#variants.set(request.key, [newest, ...others].slice(0, VARIANTS));
  }
}

function policyOf({ headers }: CachedRequest, { status, headers: answered }: AnswerHead): CachePolicy {
  return new CachePolicy({ headers: deafTo(headers) }, { status, headers: answered }, { shared: true });
}

/** A CDN does not let visitors choose what it asks for anew. */
function deafTo({ 'cache-control': _wish, pragma: _oldWish, ...headers }: Headers): Headers {
  return headers;
}

function select(vary: string, headers: Headers): string {
  const names = vary.split(',').map((name) => name.trim().toLowerCase());
  return JSON.stringify(names.map((name) => headers[name] ?? null));
}
