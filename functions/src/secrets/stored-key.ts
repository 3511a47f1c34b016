import { randomBytes } from 'node:crypto';
import { firestore } from '../firebase.ts';
import { transact } from '../transact.ts';

async function readOrMake(id: string): Promise<string> {
  const document = firestore().doc(`settings/${id}`);
  return transact(async (transaction) => {
    const known: unknown = (await transaction.get(document)).get('key');
    if (typeof known === 'string') return known;
    const key = randomBytes(32).toString('hex');
    transaction.set(document, { key });
    return key;
  });
}

/**
 * A secret of the shop's own, the field `key` of `settings/{id}`: made once, never served, and read once by each
 * instance. After an import that brings another one, instances are to be started anew (docs/backup.md).
 * @returns what gives the secret, 64 hexadecimal digits; it throws OutageError where Firestore is out of reach
 */
export function storedKey(id: string): () => Promise<string> {
  let key: Promise<string> | undefined;
  return () => {
    key ??= readOrMake(id).catch((error: unknown) => {
      // The next request tries again.
      key = undefined;
      throw error;
    });
    return key;
  };
}
