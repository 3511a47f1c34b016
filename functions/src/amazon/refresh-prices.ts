import { setTimeout as pause } from 'node:timers/promises';
import type { PriceRefresh } from '@rad-rewind/contract/amazon';
import type { Trace } from '../audit/trace.ts';
import { type AmazonPricedProduct, findAmazonProducts } from '../catalogue/amazon-prices.ts';
import { logEvent } from '../log/log-event.ts';
import { AmazonError } from './amazon-error.ts';
import { type AmazonCredentials, storedCredentials } from './credentials.ts';
import { batchesByAsin } from './price-batches.ts';
import { savePriceRefresh } from './price-refresh-store.ts';
import { refreshBatch } from './refresh-batch.ts';
import { RefreshOutcome } from './refresh-outcome.ts';
import { noteAnswer, noteFailure } from './refusal-store.ts';
import { CALL_SPACING_MS } from './retry.ts';

/** What a run may take; a call that was begun may take 37 seconds more (`retry.ts`, `timed-post.ts`). */
export interface RunBudget {
  readonly calls: number;
  /** Milliseconds after which no further call begins, so that the run ends before its function's time does. */
  readonly beginsWithinMs: number;
}

/**
 * Of a scheduled run. Four a day with each call tried twice leave most of the 8,640 calls that Amazon allows a day to
 * the back office.
 */
export const ON_SCHEDULE: RunBudget = { calls: 250, beginsWithinMs: 840_000 };
/** Of a run that somebody waits for. */
export const WAITED_FOR: RunBudget = { calls: 10, beginsWithinMs: 16_000 };
/** Failed calls in a row after which a run gives up. */
const PATIENCE = 3;
const UNKNOWN_FAILURE = 'Something went wrong on our side; see the log of the function.';

/** Whether a failed call ends the run, because those to come would fail alike. */
function endsRun(error: unknown, failedInARow: number): boolean {
  return !(error instanceof AmazonError) || error.concernsAccount || failedInARow >= PATIENCE;
}

async function refreshAll(
  credentials: AmazonCredentials,
  batches: readonly AmazonPricedProduct[][],
  beginsWithinMs: number,
  outcome: RefreshOutcome,
  trace: Trace | null,
): Promise<void> {
  const lastBegin = performance.now() + beginsWithinMs;
  let failedInARow = 0;
  for (const [index, batch] of batches.entries()) {
    if (index > 0) await pause(CALL_SPACING_MS);
    if (performance.now() > lastBegin) return;
    try {
      await refreshBatch(credentials, batch, outcome, trace);
      failedInARow = 0;
    } catch (error) {
      failedInARow += 1;
      if (endsRun(error, failedInARow)) throw error;
      for (const product of batch) outcome.fail(product, (error as AmazonError).message);
    }
  }
}

/**
 * Asks Amazon for the prices of the products it sells, the oldest first, ten products a call, and keeps how it
 * went (docs/product.md, "Amazon prices").
 * @param budget what is left for the next run takes its turn then, for it is the oldest
 * @param trace of the admin who asked for it; null for the schedule, whose runs the audit trail leaves out
 * @returns how it went; null where the shop has no credentials and nothing was tried
 */
export async function refreshPrices(
  now: Date,
  budget: RunBudget,
  trace: Trace | null,
): Promise<PriceRefresh | null> {
  const credentials = await storedCredentials();
  if (credentials === null) {
    logEvent('amazon-prices-skipped', { reason: 'no credentials' });
    return null;
  }
  const outcome = new RefreshOutcome(now);
  try {
    const batches = batchesByAsin(await findAmazonProducts()).slice(0, budget.calls);
    await refreshAll(credentials, batches, budget.beginsWithinMs, outcome, trace);
    if (outcome.wasAnswered) await noteAnswer();
  } catch (error) {
    const known = error instanceof AmazonError;
    if (known) await noteFailure(credentials, error, now);
    logEvent('amazon-prices-failed', { error: known ? error.message : error });
    outcome.end(known ? error.message : UNKNOWN_FAILURE);
  }
  const refresh = outcome.toPriceRefresh();
  await savePriceRefresh(refresh, trace);
  const { refreshed, withoutPrice, failed, error } = refresh;
  logEvent('amazon-prices-refreshed', { refreshed, withoutPrice, failed, error });
  return refresh;
}
