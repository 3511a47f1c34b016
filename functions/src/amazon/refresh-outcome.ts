import type { PriceRefresh } from '@rad-rewind/contract/amazon';
import type { AmazonPricedProduct } from '../catalogue/amazon-prices.ts';

/** Failures told one by one; all are counted. */
const FAILURES_TOLD = 20;

/** Takes notes while prices are refreshed. */
export class RefreshOutcome {
  readonly #failures: PriceRefresh['failures'] = [];
  readonly #startedAt: Date;
  #refreshed = 0;
  #withoutPrice = 0;
  #failed = 0;
  #error: string | null = null;

  constructor(startedAt: Date) {
    this.#startedAt = startedAt;
  }

  /** One product's price, or that Amazon tells none at the moment, is stored. */
  succeed(price: string | null): void {
    if (price === null) this.#withoutPrice += 1;
    else this.#refreshed += 1;
  }

  fail({ productId, asin }: AmazonPricedProduct, message: string): void {
    this.#failed += 1;
    if (this.#failures.length < FAILURES_TOLD) this.#failures.push({ productId, asin, message });
  }

  /** The run ended early. */
  end(error: string): void {
    this.#error = error;
  }

  /** Whether Amazon told of any product. */
  get wasAnswered(): boolean {
    return this.#refreshed + this.#withoutPrice > 0;
  }

  toPriceRefresh(): PriceRefresh {
    return {
      lastRunAt: this.#startedAt.toISOString(),
      refreshed: this.#refreshed,
      withoutPrice: this.#withoutPrice,
      failed: this.#failed,
      error: this.#error,
      failures: this.#failures,
    };
  }
}
