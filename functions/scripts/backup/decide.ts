import type { CollectionName } from './manifest.ts';
import { OWN_SETTINGS } from './settings-documents.ts';
import { type Fields, sameFields } from './values.ts';

/**
 * What becomes of one document: `same` is there already and `left` differs but stays: because nobody allowed
 * overwriting, or because an import never turns an address on again that is off here.
 */
export type Decision = 'create' | 'overwrite' | 'same' | 'left';

/** The shop's own of the settings that a backup brings: as they are here, null where nothing is. */
function ownSettings(stored: Fields | undefined, backup: Fields): Fields {
  const names = OWN_SETTINGS.filter((name) => name in backup);
  return Object.fromEntries(names.map((name) => [name, stored?.[name] ?? null]));
}

/** What a document will hold. Settings keep what the backup leaves out, such as secrets, and what is the shop's own. */
export function fieldsToStore(name: CollectionName, stored: Fields | undefined, backup: Fields): Fields {
  return name === 'settings' ? { ...stored, ...backup, ...ownSettings(stored, backup) } : backup;
}

/**
 * @param stored the document as it is in the project; undefined where there is none
 * @param overwrite whether the operator allowed to replace what differs
 */
export function decide(
  name: CollectionName,
  stored: Fields | undefined,
  backup: Fields,
  overwrite: boolean,
): Decision {
  if (stored === undefined) return 'create';
  if (sameFields(stored, fieldsToStore(name, stored, backup))) return 'same';
  const turnsOn = stored.subscribed !== true && (backup.subscribed === true || backup.pending === true);
  if (name === 'subscribers' && turnsOn) return 'left';
  return overwrite ? 'overwrite' : 'left';
}
