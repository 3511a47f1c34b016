import type { AmazonSearchQuery } from '@rad-rewind/contract/amazon';
import type * as z from 'zod/mini';
import { logEvent } from '../log/log-event.ts';
import { AccessTokens } from './access-tokens.ts';
import { callAddress } from './addresses.ts';
import { AmazonError } from './amazon-error.ts';
import { type AmazonItem, itemsAnswerSchema, searchAnswerSchema } from './answers.ts';
import type { AmazonCredentials } from './credentials.ts';
import { refusalOf } from './refusal.ts';
import { withOneRetry } from './retry.ts';
import { timedPost } from './timed-post.ts';

type Operation = 'searchItems' | 'getItems';

/** Most ASINs that one getItems takes, and most results that one searchItems gives. */
export const ITEMS_PER_CALL = 10;

const RESOURCES = [
  'itemInfo.title',
  'itemInfo.features',
  'images.primary.large',
  'images.variants.large',
  'offersV2.listings.price',
  'offersV2.listings.isBuyBoxWinner',
  'offersV2.listings.availability',
];

function parse<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new AmazonError(
    'malformed',
    'Amazon answered in a form that the shop does not know. Please try again.',
  );
}

/** Amazon's catalogue by its Creators API: search and look-up, no more. */
export class CreatorsApi {
  readonly #origin: string | undefined;
  readonly #timeLimitMs: number;
  readonly #tokens: AccessTokens;

  /** @param options `origin` stands in for Amazon's own; `timeLimitMs` for a token, and for a call with its body */
  constructor(options: { origin: string | undefined; timeLimitMs: number }) {
    this.#origin = options.origin;
    this.#timeLimitMs = options.timeLimitMs;
    this.#tokens = new AccessTokens(options);
  }

  /**
   * Items that match a term, at most ten; none is an empty list.
   * @throws AmazonError
   */
  async searchItems(credentials: AmazonCredentials, query: AmazonSearchQuery): Promise<AmazonItem[]> {
    const answer = await this.#call(credentials, 'searchItems', {
      keywords: query.query,
      searchIndex: query.category ?? 'All',
      itemCount: ITEMS_PER_CALL,
    });
    return parse(searchAnswerSchema, answer).searchResult?.items ?? [];
  }

  /**
   * The items of at most ten ASINs, in any order; those that Amazon does not know are missing.
   * @throws AmazonError
   */
  async getItems(credentials: AmazonCredentials, asins: readonly string[]): Promise<AmazonItem[]> {
    const answer = parse(itemsAnswerSchema, await this.#call(credentials, 'getItems', { itemIds: asins }));
    return (answer.itemsResult ?? answer.itemResults)?.items ?? [];
  }

  async #call(credentials: AmazonCredentials, operation: Operation, input: object): Promise<unknown> {
    const body = JSON.stringify({ partnerTag: credentials.tag, resources: RESOURCES, ...input });
    try {
      return await withOneRetry(() => this.#attempt(credentials, operation, body));
    } catch (error) {
      if (!(error instanceof AmazonError)) throw error;
      if (error.failure === 'not-found') return {};
      logEvent('amazon-call-failed', { operation, failure: error.failure, detail: error.message });
      throw error;
    }
  }

  async #attempt(credentials: AmazonCredentials, operation: Operation, body: string): Promise<unknown> {
    const token = await this.#tokens.get(credentials);
    const answer = await this.#send(credentials, operation, token, body);
    const refusal = refusalOf(answer);
    if (refusal?.failure !== 'refused-credentials') {
      if (refusal) throw refusal;
      return answer.body;
    }
    await this.#tokens.drop(credentials, token);
    const second = await this.#send(credentials, operation, await this.#tokens.get(credentials), body);
    const secondRefusal = refusalOf(second);
    if (secondRefusal) throw secondRefusal;
    return second.body;
  }

  #send({ version, marketplace }: AmazonCredentials, operation: Operation, token: string, body: string) {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: version.startsWith('2.') ? `Bearer ${token}, Version ${version}` : `Bearer ${token}`,
      'x-marketplace': marketplace,
    };
    return timedPost(callAddress(operation, this.#origin), headers, body, this.#timeLimitMs);
  }
}
