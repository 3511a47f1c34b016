/** A document of `settings/` that a backup holds, and its fields that leave the shop only where they are asked for. */
interface SettingsDocument {
  readonly id: string;
  readonly secrets: readonly string[];
}

export const SETTINGS: readonly SettingsDocument[] = [
  { id: 'shop', secrets: ['amazonSecretKey'] },
  { id: 'newsletter', secrets: [] },
  { id: 'linkKey', secrets: ['key'] },
];

/** Fields of settings that an import leaves as they are: mails of this shop must not lead to the backup's. */
export const OWN_SETTINGS: readonly string[] = ['shopOrigin'];
