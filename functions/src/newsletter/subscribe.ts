import { NEWSLETTER_CONSENT } from '@rad-rewind/contract/messages';
import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { environment } from '../environment.ts';
import { firestore } from '../firebase.ts';
import { HttpError } from '../http/http-error.ts';
import { transact } from '../transact.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { linksOf } from './links.ts';
import {
  newsletterSettings,
  type StoredNewsletterSettings,
  toNewsletterSettings,
} from './newsletter-settings.ts';
import { idOf, subscriberOf } from './subscriber-store.ts';

/** One address gets a confirmation mail this often at most, however often a stranger enters it. */
const MAILS_APART_MS = 10 * 60 * 1_000;

function consentOf(now: Date) {
  return { consentText: NEWSLETTER_CONSENT, consentAt: now, unsubscribedAt: null };
}

function write(transaction: Transaction, known: DocumentSnapshot, fields: Record<string, unknown>): void {
  if (known.exists) transaction.update(known.ref, fields);
  else transaction.create(known.ref, fields);
}

/** Where mails lead: never where the request says that the shop is. */
function originOf({ shopOrigin }: StoredNewsletterSettings): string {
  const { SITE_URL } = environment();
  const origin = SITE_URL ? new URL(SITE_URL).origin : shopOrigin;
  if (origin) return origin;
  throw new HttpError(503, 'Subscribing is not possible at the moment');
}

const wasMailed = (known: DocumentSnapshot, now: Date): boolean => {
  const mailedAt: Timestamp | null | undefined = known.get('mailedAt');
  return Boolean(mailedAt && now.getTime() - mailedAt.toMillis() < MAILS_APART_MS);
};

/**
 * Puts an address on the list, or, with double opt-in, asks its owner by mail first. One that is active already
 * stays as it is.
 * @param email normalised: two spellings of one address must not come here
 */
export async function subscribe(email: string, now: Date): Promise<void> {
  const id = idOf(email);
  await transact(async (transaction) => {
    const [known, settings] = await transaction.getAll(subscriberOf(id), newsletterSettings());
    if (!known || !settings || known.get('subscribed') === true) return;
    const base = known.exists ? {} : { email, createdAt: now, confirmedAt: null, mailedAt: null };
    const stored = toNewsletterSettings(settings);
    if (!stored.doubleOptIn) {
      write(transaction, known, { ...base, ...consentOf(now), subscribed: true, pending: false });
      return;
    }
    const pending = { ...base, ...consentOf(now), subscribed: false, pending: true };
    // The link of the mail before still works.
    if (wasMailed(known, now)) return write(transaction, known, pending);
    const mail = confirmationMail(email, await linksOf(id, originOf(stored)));
    write(transaction, known, { ...pending, mailedAt: now });
    transaction.create(firestore().collection('mail').doc(), mail);
  });
}
