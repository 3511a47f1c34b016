import { AMAZON_DEFAULT_CREDENTIAL_VERSION, AMAZON_DEFAULT_MARKETPLACE } from '@rad-rewind/contract/limits';
import type { Settings } from '@rad-rewind/contract/settings';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';

/** The shop's settings as stored, secret included: never to be answered as they are. */
export type StoredSettings = Settings;

const NOTHING_SAVED: StoredSettings = {
  amazonApiKey: '',
  amazonSecretKey: '',
  amazonAssociateTag: '',
  amazonCredentialVersion: AMAZON_DEFAULT_CREDENTIAL_VERSION,
  amazonMarketplace: AMAZON_DEFAULT_MARKETPLACE,
  productionUrl: '',
};

const document = (): DocumentReference => firestore().doc('settings/shop');

/** The settings; what was never saved is empty, or has its default. */
export async function readSettings(): Promise<StoredSettings> {
  return { ...NOTHING_SAVED, ...((await document().get()).data() as Partial<StoredSettings> | undefined) };
}

/**
 * Changes settings all or none.
 * @param change gives the new values from the stored ones; may run more than once; what it throws keeps all as is
 * @returns the settings as they are now
 */
export function changeSettings(
  change: (stored: StoredSettings) => Partial<StoredSettings>,
): Promise<StoredSettings> {
  return firestore().runTransaction(async (transaction) => {
    const saved = (await transaction.get(document())).data() as Partial<StoredSettings> | undefined;
    const stored = { ...NOTHING_SAVED, ...saved };
    const changed = { ...stored, ...change(stored) };
    transaction.set(document(), changed);
    return changed;
  });
}
