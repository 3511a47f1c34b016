import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';

/**
 * Takes the next integer id of a kind, from 1 up.
 * @returns a function that stores the id as taken: Firestore wants all reads before the first write
 */
export async function nextId(
  transaction: Transaction,
  kind: 'product' | 'category',
): Promise<{ id: number; take(): void }> {
  const counter = firestore().doc(`meta/${kind}Counter`);
  const last: unknown = (await transaction.get(counter)).get('last');
  const id = (typeof last === 'number' ? last : 0) + 1;
  return { id, take: () => transaction.set(counter, { last: id }) };
}
