import type { NewsletterSettings } from '@rad-rewind/contract/subscriber';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Trace } from '../audit/trace.ts';
import { firestore } from '../firebase.ts';
import { transact } from '../transact.ts';

/** `settings/newsletter` */
export interface StoredNewsletterSettings extends NewsletterSettings {
  /**
   * Origin of the shop as the admin knew it who saved the settings: links in mails lead there. A stranger's request
   * may claim any host, and must not choose where a mail leads.
   */
  readonly shopOrigin: string | null;
}

const NOTHING_SAVED: StoredNewsletterSettings = { doubleOptIn: false, shopOrigin: null };

export const newsletterSettings = (): DocumentReference => firestore().doc('settings/newsletter');

/** What a document of the settings holds. */
export function toNewsletterSettings(document: DocumentSnapshot): StoredNewsletterSettings {
  return { ...NOTHING_SAVED, ...(document.data() as Partial<StoredNewsletterSettings> | undefined) };
}

/** How addresses get on the list. */
export async function showNewsletterSettings(): Promise<NewsletterSettings> {
  const { doubleOptIn } = toNewsletterSettings(await newsletterSettings().get());
  return { doubleOptIn };
}

/** Saves how addresses get on the list; `shopOrigin` is the admin's own. */
export function saveNewsletterSettings(
  input: NewsletterSettings,
  shopOrigin: string,
  trace: Trace,
): Promise<NewsletterSettings> {
  return transact(async (transaction) => {
    const before = toNewsletterSettings(await transaction.get(newsletterSettings()));
    const after = { ...input, shopOrigin };
    transaction.set(newsletterSettings(), after);
    trace.write(transaction, {
      kind: 'settings',
      verb: 'update',
      subject: 'Newsletter settings',
      before: { ...before },
      after,
    });
    return input;
  });
}
