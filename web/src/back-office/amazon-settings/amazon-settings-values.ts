import type { AmazonSettingsInput, Settings } from '@rad-rewind/contract/settings';

/** What the settings form's fields hold. */
export type AmazonSettingsValues = { [Field in keyof AmazonSettingsInput]-?: string };

/** The form's start: what is stored; a stored secret stands there as its mask. */
export function amazonSettingsValues(settings: Settings): AmazonSettingsValues {
  return {
    amazonApiKey: settings.amazonApiKey,
    amazonSecretKey: settings.amazonSecretKey,
    amazonAssociateTag: settings.amazonAssociateTag,
    amazonCredentialVersion: settings.amazonCredentialVersion,
    amazonMarketplace: settings.amazonMarketplace,
  };
}
