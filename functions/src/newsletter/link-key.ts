import { randomBytes } from 'node:crypto';
import { firestore } from '../firebase.ts';
import { transact } from '../transact.ts';

/** The secret that links in mails are signed with, `settings/linkKey`; made once and never served. */
async function readOrMake(): Promise<string> {
  const document = firestore().doc('settings/linkKey');
  return transact(async (transaction) => {
    const known: unknown = (await transaction.get(document)).get('key');
    if (typeof known === 'string') return known;
    const key = randomBytes(32).toString('hex');
    transaction.set(document, { key });
    return key;
  });
}

let key: Promise<string> | undefined;

/** The shop's key for links, read once by each instance: links of a year ago must still work. After an import that
 * brings another key, instances are to be started anew (docs/backup.md). */
export function linkKey(): Promise<string> {
  key ??= readOrMake().catch((error: unknown) => {
    key = undefined;
    throw error;
  });
  return key;
}
