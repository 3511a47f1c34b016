import type { Click } from '@rad-rewind/contract/click';
import { CLICKS_MS } from '@rad-rewind/contract/limits';
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { leaveReceipt } from '../saves/receipt.ts';
import { transact } from '../transact.ts';

/** A click as it is told to the store: no id yet, and when it happened. */
export interface NewClick extends Omit<Click, 'id' | 'timestamp'> {
  readonly timestamp: Date;
}

/** A document of `clicks/`. */
interface ClickDocument extends NewClick {
  /** When Firestore's TTL policy removes the click (firestore.indexes.json); missing in clicks of older versions. */
  readonly expiresAt: Date;
}

export const clicks = (): CollectionReference => firestore().collection('clicks');

/** When a click of a moment is removed. */
export const expiryOf = (timestamp: Date): Date => new Date(timestamp.getTime() + CLICKS_MS);

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
  const [current, previous] = [clicks().doc(ids.current), clicks().doc(ids.previous)];
  const document: ClickDocument = { ...click, expiresAt: expiryOf(click.timestamp) };
  await transact(async (transaction) => {
    const known = await transaction.getAll(current, previous);
    if (known[0]?.exists || known.some((document) => isWithin(apartMs, document, click))) return;
    transaction.create(current, document);
    leaveReceipt(transaction, current);
  });
}
