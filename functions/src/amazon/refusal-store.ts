import { createHash } from 'node:crypto';
import type { AmazonRefusal } from '@rad-rewind/contract/amazon';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { transact } from '../transact.ts';
import type { AmazonError } from './amazon-error.ts';
import type { AmazonCredentials } from './credentials.ts';

/** The last refusal of an account, as it is kept. */
interface RefusalDocument<Moment = Timestamp> extends Omit<AmazonRefusal, 'refusedAt'> {
  /** Which credentials were refused; others have yet to be tried. */
  readonly account: string;
  readonly refusedAt: Moment;
}

const document = (): DocumentReference => firestore().doc('settings/amazonRefusal');

/** Names credentials without telling them. */
function accountOf({ id, secret, version, tag, marketplace }: AmazonCredentials): string {
  const parts = JSON.stringify([id, secret, version, tag, marketplace]);
  return createHash('sha256').update(parts).digest('hex');
}

/** What Amazon refused these credentials with when it was asked last; null where it did not. */
export async function readRefusal(credentials: AmazonCredentials): Promise<AmazonRefusal | null> {
  const stored = (await document().get()).data() as RefusalDocument | undefined;
  if (stored?.account !== accountOf(credentials)) return null;
  return { message: stored.message, refusedAt: stored.refusedAt.toDate().toISOString() };
}

/** Keeps that Amazon refused the account; a failure that says nothing about it changes nothing. */
export async function noteFailure(
  credentials: AmazonCredentials,
  error: AmazonError,
  now: Date,
): Promise<void> {
  if (!error.isRefusal) return;
  const { message } = error;
  const refusal: RefusalDocument = {
    account: accountOf(credentials),
    message,
    refusedAt: Timestamp.fromDate(now),
  };
  await transact(async (transaction) => void transaction.set(document(), refusal));
}

/** Forgets a refusal, since Amazon has answered. */
export async function noteAnswer(): Promise<void> {
  await transact(async (transaction) => void transaction.delete(document()));
}
