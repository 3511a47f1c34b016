import { HttpError } from './http-error.ts';

/** The times (ISO 8601) of two versions. */
export interface Versions {
  /** Null for a version from before the shop kept its time. */
  readonly stored: string | null;
  /** What the save was made on; undefined for a caller who overwrites whatever is there. */
  readonly expected: string | null | undefined;
}

const momentOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/**
 * Refuses a save that was made on an older version than the stored one (docs/product.md, "Saving at once"). To be
 * called in the transaction that writes.
 * @param message what the answer says
 * @throws HttpError 409, with the stored version's time
 */
export function ensureUnchanged({ stored, expected }: Versions, message: string): void {
  if (expected === undefined || momentOf(expected) === momentOf(stored)) return;
  throw new HttpError(409, message, { changedAt: stored });
}
