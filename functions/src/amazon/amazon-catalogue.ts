import type { AmazonResult, AmazonSearchQuery, AmazonVerification } from '@rad-rewind/contract/amazon';
import { environment } from '../environment.ts';
import { AmazonError } from './amazon-error.ts';
import type { AmazonItem } from './answers.ts';
import { CreatorsApi } from './creators-api.ts';
import { type AmazonCredentials, requireCredentials } from './credentials.ts';
import { type PriceQuote, PriceQuotes } from './price-quotes.ts';
import { noteAnswer, noteFailure } from './refusal-store.ts';
import { toAmazonResult } from './result.ts';

/** For a token, and for a call with its body, in milliseconds. */
const TIME_LIMIT_MS = 8_000;
/** What every marketplace has. */
const TRIAL_TERM = 'retro toys';

const quotes = new PriceQuotes();
let client: CreatorsApi | undefined;

function api(): CreatorsApi {
  client ??= new CreatorsApi({ origin: environment().AMAZON_ORIGIN, timeLimitMs: TIME_LIMIT_MS });
  return client;
}

/**
 * The items of at most ten ASINs; those that Amazon does not know are missing.
 * @throws AmazonError
 */
export async function fetchItems(
  credentials: AmazonCredentials,
  asins: readonly string[],
): Promise<AmazonItem[]> {
  const askedAt = new Date();
  const items = await api().getItems(credentials, asins);
  quotes.remember(credentials, items, askedAt);
  return items;
}

async function search(credentials: AmazonCredentials, query: AmazonSearchQuery): Promise<AmazonItem[]> {
  const askedAt = new Date();
  const items = await api().searchItems(credentials, query);
  quotes.remember(credentials, items, askedAt);
  return items;
}

/**
 * The product of an ASIN.
 * @param asin in capitals
 * @throws AmazonError, `not-found` where Amazon does not sell it
 */
export async function findAmazonProduct(asin: string): Promise<AmazonResult> {
  const items = await fetchItems(await requireCredentials(), [asin]);
  const item = items.find((candidate) => candidate.asin === asin);
  if (item) return toAmazonResult(item);
  throw new AmazonError('not-found', `Amazon has no product with the ASIN ${asin}`);
}

/**
 * The products that match a term, at most ten; none is an empty list.
 * @throws AmazonError
 */
export async function searchAmazon(query: AmazonSearchQuery): Promise<AmazonResult[]> {
  return (await search(await requireCredentials(), query)).map(toAmazonResult);
}

/**
 * Tries the stored credentials with one search, and keeps whether they were refused.
 * @returns what came back, in a sentence
 * @throws AmazonError
 */
export async function verifyCredentials(now: Date): Promise<AmazonVerification> {
  const credentials = await requireCredentials();
  const [first] = await search(credentials, { query: TRIAL_TERM }).catch(async (error: unknown) => {
    if (error instanceof AmazonError) await noteFailure(credentials, error, now);
    throw error;
  });
  await noteAnswer();
  const found = first
    ? `A search on ${credentials.marketplace} found "${toAmazonResult(first).title}".`
    : `A search on ${credentials.marketplace} found nothing, but was allowed.`;
  return { message: `Amazon accepted the credentials and the tag ${credentials.tag}. ${found}` };
}

/**
 * What Amazon says about the price of an ASIN. It is asked unless it named the expected price within the hour.
 * @returns null where it does not sell it
 * @throws AmazonError
 */
export async function quotePrice(asin: string, expected: string, now: Date): Promise<PriceQuote | null> {
  const credentials = await requireCredentials();
  const known = quotes.recall(credentials, asin, now);
  if (known?.price === expected) return known;
  await fetchItems(credentials, [asin]);
  return quotes.recall(credentials, asin, now);
}
