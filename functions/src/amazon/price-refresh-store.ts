import type { PriceRefresh } from '@rad-rewind/contract/amazon';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { Trace } from '../audit/trace.ts';
import { firestore } from '../firebase.ts';
import { transact } from '../transact.ts';

/** How a run went, as it is kept. */
interface PriceRefreshDocument<Moment = Timestamp> extends Omit<PriceRefresh, 'lastRunAt'> {
  readonly lastRunAt: Moment;
}

const document = (): DocumentReference => firestore().doc('settings/amazonPrices');

/** How the last run went; null before the first one. */
export async function readPriceRefresh(): Promise<PriceRefresh | null> {
  const stored = (await document().get()).data() as PriceRefreshDocument | undefined;
  return stored ? { ...stored, lastRunAt: stored.lastRunAt.toDate().toISOString() } : null;
}

/**
 * Keeps how a run went in place of the one before.
 * @param trace of the admin who asked for the run, null where nobody did
 */
export async function savePriceRefresh(refresh: PriceRefresh, trace: Trace | null): Promise<void> {
  const kept: PriceRefreshDocument = {
    ...refresh,
    lastRunAt: Timestamp.fromDate(new Date(refresh.lastRunAt)),
  };
  const { lastRunAt: _when, failures: _failures, ...after } = refresh;
  await transact(async (transaction) => {
    transaction.set(document(), kept);
    const change = { verb: 'refresh', subject: 'Amazon prices', before: null, after } as const;
    trace?.write(transaction, { kind: 'prices', ...change });
  });
}
