import type { Settings } from '@rad-rewind/contract/settings';
import { readSettings } from '../settings/settings-store.ts';
import { AmazonError } from './amazon-error.ts';

/** All that a call to Amazon needs of the shop's settings. */
export interface AmazonCredentials {
  readonly id: string;
  readonly secret: string;
  readonly version: Settings['amazonCredentialVersion'];
  /** The partner tag, such as `radrewind-20`. */
  readonly tag: string;
  readonly marketplace: Settings['amazonMarketplace'];
}

/** The stored credentials, or null while one of them is missing. */
export async function storedCredentials(): Promise<AmazonCredentials | null> {
  const settings = await readSettings();
  const { amazonApiKey: id, amazonSecretKey: secret, amazonAssociateTag: tag } = settings;
  if (!id || !secret || !tag) return null;
  return {
    id,
    secret,
    tag,
    version: settings.amazonCredentialVersion,
    marketplace: settings.amazonMarketplace,
  };
}

/** @throws AmazonError `not-configured` while a credential is missing */
export async function requireCredentials(): Promise<AmazonCredentials> {
  const credentials = await storedCredentials();
  if (credentials) return credentials;
  throw new AmazonError(
    'not-configured',
    'The Amazon API is not configured. Enter the credential ID, the credential secret and the associate tag ' +
      'under Amazon API settings. Until then, links and texts of Amazon products can be typed by hand.',
  );
}
