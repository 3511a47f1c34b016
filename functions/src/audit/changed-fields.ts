import { createHash } from 'node:crypto';
import type { AuditChange } from '@rad-rewind/contract/audit';
import { AUDIT_VALUE_LENGTH } from '@rad-rewind/contract/limits';

/** Fields of something as it is stored: JSON, dates and Firestore's timestamps. */
export type AuditFields = Readonly<Record<string, unknown>>;

function isTimestamp(value: unknown): value is { toDate(): Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

/** A value as the trail shows it, whole; null for none. */
function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (isTimestamp(value)) return value.toDate().toISOString();
  return JSON.stringify(value);
}

/** A long text's beginning, with its length and a hash that tells two long texts of one beginning apart. */
function cut(text: string | null): string | null {
  if (text === null || text.length <= AUDIT_VALUE_LENGTH) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.slice(0, AUDIT_VALUE_LENGTH)}… (${text.length} characters, SHA-256 ${hash})`;
}

/**
 * The fields in which two states differ, as the audit trail keeps them.
 * @param before null for something new
 * @param after null for something that is gone
 * @returns in the order of the fields; values over `AUDIT_VALUE_LENGTH` characters are cut
 */
export function changedFields(before: AuditFields | null, after: AuditFields | null): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const [was, is] = [toText(before?.[field]), toText(after?.[field])];
    return was === is ? [] : [{ field, before: cut(was), after: cut(is) }];
  });
}
