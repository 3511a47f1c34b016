import type { AmazonItem } from './answers.ts';
import type { AmazonCredentials } from './credentials.ts';
import { displayedPrice } from './result.ts';

/** A price as Amazon served it. */
export interface PriceQuote {
  readonly asin: string;
  readonly price: string | null;
  readonly servedAt: Date;
}

/** The programme's guidance on how long a price may be kept, in milliseconds. */
const KEEP_MS = 60 * 60 * 1_000;
const MAX_QUOTES = 500;

/**
 * The prices that this instance saw of late, so that saving a product that was just picked from a search needs no
 * call of its own.
 */
export class PriceQuotes {
  readonly #quotes = new Map<string, PriceQuote>();

  /** @param servedAt when Amazon was asked */
  remember({ marketplace }: AmazonCredentials, items: readonly AmazonItem[], servedAt: Date): void {
    for (const item of items) {
      const key = `${marketplace} ${item.asin}`;
      this.#quotes.delete(key);
      this.#quotes.set(key, { asin: item.asin, price: displayedPrice(item), servedAt });
    }
    for (const key of this.#quotes.keys()) {
      if (this.#quotes.size <= MAX_QUOTES) return;
      this.#quotes.delete(key);
    }
  }

  /** The quote of an ASIN, or null where there is none, or none that is recent enough to be kept. */
  recall({ marketplace }: AmazonCredentials, asin: string, now: Date): PriceQuote | null {
    const quote = this.#quotes.get(`${marketplace} ${asin}`);
    return quote && now.getTime() - quote.servedAt.getTime() <= KEEP_MS ? quote : null;
  }
}
