import type { Click } from '@rad-rewind/contract/click';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { leaveReceipt } from '../saves/receipt.ts';
import { transact } from '../transact.ts';

/** A click as it is told to the store: no id yet, and when it happened. */
export interface NewClick extends Omit<Click, 'id' | 'timestamp'> {
  readonly timestamp: Date;
}

function isWithin(ms: number, known: DocumentSnapshot, { timestamp }: NewClick): boolean {
  const at: { toMillis(): number } | undefined = known.get('timestamp');
  return at !== undefined && Math.abs(timestamp.getTime() - at.toMillis()) < ms;
}

/**
 * Keeps one click, unless the same visitor's last one on the product is too near.
 * @param ids of this visitor's click on this product in this stretch of time, and in the one before: two instances
 *   that are told of the same press agree on them
 * @param apartMs how far apart two clicks must be
 */
export async function addClick(
  click: NewClick,
  ids: { readonly current: string; readonly previous: string },
  apartMs: number,
): Promise<void> {
  const clicks = firestore().collection('clicks');
  const [current, previous] = [clicks.doc(ids.current), clicks.doc(ids.previous)];
  await transact(async (transaction) => {
    const known = await transaction.getAll(current, previous);
    if (known[0]?.exists || known.some((document) => isWithin(apartMs, document, click))) return;
    transaction.create(current, click);
    leaveReceipt(transaction, current);
  });
}
