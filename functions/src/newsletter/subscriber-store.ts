import { createHash } from 'node:crypto';
import type { Subscriber } from '@rad-rewind/contract/subscriber';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Trace } from '../audit/trace.ts';
import { firestore } from '../firebase.ts';
import { HttpError } from '../http/http-error.ts';
import { transact } from '../transact.ts';

/** A document of `subscribers/`; its id is a hash of the address, so no address is there twice. */
interface SubscriberDocument {
  readonly email: string;
  readonly subscribed: boolean;
  readonly createdAt: Timestamp;
  /** These came later: a document may lack them. */
  readonly pending?: boolean;
  readonly consentText?: string | null;
  readonly consentAt?: Timestamp | null;
  readonly confirmedAt?: Timestamp | null;
  readonly unsubscribedAt?: Timestamp | null;
  readonly mailedAt?: Timestamp | null;
}

const subscribers = (): CollectionReference => firestore().collection('subscribers');

export const subscriberOf = (id: string): DocumentReference => subscribers().doc(id);

/** The id of an address, which must come here normalised. */
export const idOf = (email: string): string => createHash('sha256').update(email).digest('hex');

function toSubscriber(document: DocumentSnapshot): Subscriber {
  const stored = document.data() as SubscriberDocument;
  return {
    id: document.id,
    email: stored.email,
    subscribed: stored.subscribed,
    pending: stored.pending ?? false,
    consentText: stored.consentText ?? null,
    consentAt: stored.consentAt?.toDate().toISOString() ?? null,
    createdAt: stored.createdAt.toDate().toISOString(),
  };
}

/** All subscribers, the latest first. */
export async function findSubscribers(): Promise<Subscriber[]> {
  const { docs } = await subscribers().orderBy('createdAt', 'desc').get();
  return docs.map(toSubscriber);
}

/** The ids of all subscribers. */
export async function findSubscriberIds(): Promise<string[]> {
  return (await subscribers().select().get()).docs.map(({ id }) => id);
}

/** Takes an address off the list. One that is off it, or that nobody knows, is no failure: it gets no mail. */
export async function unsubscribe(id: string, now: Date): Promise<void> {
  await transact(async (transaction) => {
    const known = await transaction.get(subscriberOf(id));
    if (known.get('subscribed') !== true && known.get('pending') !== true) return;
    transaction.update(known.ref, { subscribed: false, pending: false, unsubscribedAt: now });
  });
}

/**
 * Makes a pending address active.
 * @returns whether it is active now; not one that was unsubscribed or deleted meanwhile
 */
export function confirmSubscription(id: string, now: Date): Promise<boolean> {
  return transact(async (transaction) => {
    const known = await transaction.get(subscriberOf(id));
    if (known.get('pending') !== true) return known.get('subscribed') === true;
    transaction.update(known.ref, { subscribed: true, pending: false, confirmedAt: now });
    return true;
  });
}

/**
 * Removes an address and all that the list knows about it; the audit trail gets two letters and the ending. A mail
 * to it stays in `mail/` until the TTL of the extension that sends it (docs/deploy.md).
 * @throws HttpError 404 for an unknown id
 */
export async function deleteSubscriber(id: string, trace: Trace): Promise<void> {
  const reference = subscriberOf(id);
  await transact(async (transaction) => {
    const stored = (await transaction.get(reference)).data() as SubscriberDocument | undefined;
    if (!stored) throw new HttpError(404, 'Subscriber not found');
    transaction.delete(reference);
    const subject = stored.email.replace(/^(.)[^@]*@(.).*?(\.[^.]*)?$/su, '$1…@$2…$3');
    const before = { subscribed: stored.subscribed };
    trace.write(transaction, { kind: 'subscriber', verb: 'delete', subject, before, after: null });
  });
}
