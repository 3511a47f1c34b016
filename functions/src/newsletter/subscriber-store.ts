import { createHash } from 'node:crypto';
import type { Subscriber } from '@rad-rewind/contract/subscriber';
import type { CollectionReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Trace } from '../audit/trace.ts';
import { firestore } from '../firebase.ts';
import { HttpError } from '../http/http-error.ts';
import { transact } from '../transact.ts';

/** A document of `subscribers/`; its id is a hash of the address, so no address is there twice. */
interface SubscriberDocument {
  readonly email: string;
  readonly subscribed: boolean;
  readonly createdAt: Timestamp;
}

const subscribers = (): CollectionReference => firestore().collection('subscribers');

const idOf = (email: string): string => createHash('sha256').update(email).digest('hex');

function toSubscriber(document: DocumentSnapshot): Subscriber {
  const { email, subscribed, createdAt } = document.data() as SubscriberDocument;
  return { id: document.id, email, subscribed, createdAt: createdAt.toDate().toISOString() };
}

/**
 * Puts an address on the list. One that is there already stays as it is, except that an unsubscribed one becomes
 * active again.
 * @param email normalised: two spellings of one address must not come here
 */
export async function subscribe(email: string, now: Date): Promise<void> {
  const reference = subscribers().doc(idOf(email));
  await transact(async (transaction) => {
    const known = await transaction.get(reference);
    if (!known.exists) transaction.create(reference, { email, subscribed: true, createdAt: now });
    else if (known.get('subscribed') !== true) transaction.update(reference, { subscribed: true });
  });
}

/** All subscribers, the latest first. */
export async function findSubscribers(): Promise<Subscriber[]> {
  const { docs } = await subscribers().orderBy('createdAt', 'desc').get();
  return docs.map(toSubscriber);
}

/**
 * Removes an address and all that is known about it; the audit trail gets two letters and the ending.
 * @throws HttpError 404 for an unknown id
 */
export async function deleteSubscriber(id: string, trace: Trace): Promise<void> {
  const reference = subscribers().doc(id);
  await transact(async (transaction) => {
    const stored = (await transaction.get(reference)).data() as SubscriberDocument | undefined;
    if (!stored) throw new HttpError(404, 'Subscriber not found');
    transaction.delete(reference);
    const subject = stored.email.replace(/^(.)[^@]*@(.).*?(\.[^.]*)?$/su, '$1…@$2…$3');
    const before = { subscribed: stored.subscribed };
    trace.write(transaction, { kind: 'subscriber', verb: 'delete', subject, before, after: null });
  });
}
