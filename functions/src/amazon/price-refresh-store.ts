import type { PriceRefresh } from '@rad-rewind/contract/amazon';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';

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

/** Keeps how a run went in place of the one before. */
export async function savePriceRefresh(refresh: PriceRefresh): Promise<void> {
  const kept: PriceRefreshDocument = {
    ...refresh,
    lastRunAt: Timestamp.fromDate(new Date(refresh.lastRunAt)),
  };
  await document().set(kept);
}
