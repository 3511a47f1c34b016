import { createHmac, randomBytes } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { transact } from '../transact.ts';

/** The day's secret, `settings/visitorSalt`: each day's takes the place of the one before, which is gone then. */
interface SaltDocument {
  readonly day: string;
  readonly salt: string;
}

const document = (): DocumentReference => firestore().doc('settings/visitorSalt');

async function saltOf(day: string): Promise<string> {
  return transact(async (transaction) => {
    const known = (await transaction.get(document())).data() as SaltDocument | undefined;
    // An instance whose clock is behind keeps to the newer day.
    if (known && known.day >= day) return known.salt;
    const made: SaltDocument = { day, salt: randomBytes(32).toString('hex') };
    transaction.set(document(), made);
    return made.salt;
  });
}

let current: { day: string; salt: Promise<string> } | undefined;

function saltNow(now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (current?.day !== day) {
    const salt = saltOf(day);
    current = { day, salt };
    salt.catch(() => {
      // The next request tries again.
      if (current?.salt === salt) current = undefined;
    });
  }
  return current.salt;
}

/**
 * A name for a visitor, or for what they did, that all instances agree on today and nobody can take back to an
 * address: the secret that it is made with is thrown away at midnight, UTC.
 * @returns 64 hexadecimal digits
 */
export async function visitorHash(parts: readonly string[], now: Date): Promise<string> {
  return createHmac('sha256', await saltNow(now))
    .update(JSON.stringify(parts))
    .digest('hex');
}
