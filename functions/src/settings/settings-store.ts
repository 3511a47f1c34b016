import { AMAZON_DEFAULT_CREDENTIAL_VERSION, AMAZON_DEFAULT_MARKETPLACE } from '@rad-rewind/contract/limits';
import { SECRET_MASK, type Settings } from '@rad-rewind/contract/settings';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { AuditFields } from '../audit/changed-fields.ts';
import type { Trace } from '../audit/trace.ts';
import { firestore } from '../firebase.ts';
import { transact } from '../transact.ts';

/** The shop's settings as stored, secret included: never to be answered as they are. */
export type StoredSettings = Settings;

const NOTHING_SAVED: StoredSettings = {
  amazonApiKey: '',
  amazonSecretKey: '',
  amazonAssociateTag: '',
  amazonCredentialVersion: AMAZON_DEFAULT_CREDENTIAL_VERSION,
  amazonMarketplace: AMAZON_DEFAULT_MARKETPLACE,
  productionUrl: '',
  updatedAt: null,
};

const CREDENTIALS = ['amazonApiKey', 'amazonSecretKey'] as const;

const document = (): DocumentReference => firestore().doc('settings/shop');

/** The settings; what was never saved is empty, or has its default. */
export async function readSettings(): Promise<StoredSettings> {
  return { ...NOTHING_SAVED, ...((await document().get()).data() as Partial<StoredSettings> | undefined) };
}

/**
 * Both states as the audit trail may show them: of a credential, only whether there is one and that it changed. The
 * time of the save is the entry's own.
 */
function withoutSecrets(
  before: StoredSettings,
  after: StoredSettings,
): { before: AuditFields; after: AuditFields } {
  const masked: Record<'before' | 'after', Record<string, string>> = { before: {}, after: {} };
  for (const field of CREDENTIALS) {
    const changed = before[field] !== after[field];
    masked.before[field] = before[field] && SECRET_MASK;
    masked.after[field] = after[field] && (changed ? `${SECRET_MASK} (another one)` : SECRET_MASK);
  }
  return {
    before: { ...before, ...masked.before, updatedAt: null },
    after: { ...after, ...masked.after, updatedAt: null },
  };
}

/**
 * Changes settings all or none.
 * @param change gives the new values from the stored ones; may run more than once; what it throws keeps all as is
 * @returns the settings as they are now
 */
export function changeSettings(
  change: (stored: StoredSettings) => Partial<StoredSettings>,
  trace: Trace,
): Promise<StoredSettings> {
  return transact(async (transaction) => {
    const saved = (await transaction.get(document())).data() as Partial<StoredSettings> | undefined;
    const stored = { ...NOTHING_SAVED, ...saved };
    const changed = { ...stored, ...change(stored), updatedAt: trace.at.toISOString() };
    transaction.set(document(), changed);
    trace.write(transaction, {
      kind: 'settings',
      verb: 'update',
      subject: 'Shop settings',
      ...withoutSecrets(stored, changed),
    });
    return changed;
  });
}
