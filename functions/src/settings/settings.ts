import { ERROR_TEXT, VALIDATION } from '@rad-rewind/contract/messages';
import {
  type AmazonSettingsUpdate,
  PRODUCTION_URL_NOT_PUBLIC,
  type ProductionUrlInput,
  SECRET_MASK,
  type Settings,
} from '@rad-rewind/contract/settings';
import type { Trace } from '../audit/trace.ts';
import { environment } from '../environment.ts';
import { ensureUnchanged } from '../http/ensure-unchanged.ts';
import { HttpError } from '../http/http-error.ts';
import { toDestination } from '../outbound/destination.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { changeSettings, readSettings, type StoredSettings } from './settings-store.ts';

/** The settings as answers show them: the secret key never leaves the server again. */
function withoutSecret(stored: StoredSettings): Settings {
  return { ...stored, amazonSecretKey: stored.amazonSecretKey && SECRET_MASK };
}

/** A secret that came back as its mask was left as it was. */
function secretToStore(sent: string, stored: string): string {
  if (sent !== SECRET_MASK) return sent;
  if (stored !== '') return stored;
  const issues = [{ field: 'amazonSecretKey', message: VALIDATION.secretKey }];
  throw new HttpError(400, VALIDATION.secretKey, { issues });
}

/** The settings, the secret key masked. */
export async function showSettings(): Promise<Settings> {
  return withoutSecret(await readSettings());
}

/**
 * Stores the retailer's credentials; a version or marketplace that is left out stays as it was.
 * @throws HttpError 400 for the mask in place of a secret that was never stored, 409 for settings that were changed
 *   since the version that the save expects
 */
export async function saveAmazonSettings(
  { expectedUpdatedAt, ...input }: AmazonSettingsUpdate,
  trace: Trace,
): Promise<Settings> {
  const changed = await changeSettings((stored) => {
    ensureUnchanged({ stored: stored.updatedAt, expected: expectedUpdatedAt }, ERROR_TEXT.settingsChanged);
    return {
      ...input,
      amazonCredentialVersion: input.amazonCredentialVersion ?? stored.amazonCredentialVersion,
      amazonMarketplace: input.amazonMarketplace ?? stored.amazonMarketplace,
      amazonSecretKey: secretToStore(input.amazonSecretKey, stored.amazonSecretKey),
    };
  }, trace);
  return withoutSecret(changed);
}

/** Names are looked up when they are fetched from, and every time: what they stand for may change. */
function ensureFetchable(productionUrl: string): void {
  try {
    toDestination(productionUrl, () => true, environment().OUTBOUND_STAND_INS);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const issues = [{ field: 'productionUrl', message: PRODUCTION_URL_NOT_PUBLIC }];
    throw new HttpError(400, PRODUCTION_URL_NOT_PUBLIC, { issues });
  }
}

/**
 * Stores the address of the site from which missing pictures are copied.
 * @throws HttpError 400 for an address that could never be fetched from, such as one of a private network
 */
export async function saveProductionUrl(input: ProductionUrlInput, trace: Trace): Promise<Settings> {
  ensureFetchable(input.productionUrl);
  return withoutSecret(await changeSettings(() => input, trace));
}
