import { storedKey } from '../secrets/stored-key.ts';

/** The secret that links in mails are signed with: those of a year ago must still work. */
export const linkKey = storedKey('linkKey');
