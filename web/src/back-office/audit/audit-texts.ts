import type { AuditEntry, AuditKind, AuditVerb } from '@rad-rewind/contract/audit';

/** How a kind is called in front of people. */
export const AUDIT_KIND_LABELS: Readonly<Record<AuditKind, string>> = {
  product: 'Products',
  category: 'Categories',
  settings: 'Settings',
  subscriber: 'Subscribers',
  picture: 'Pictures',
  prices: 'Amazon prices',
  schedule: 'Schedules',
};

const KINDS: Readonly<Record<AuditKind, string>> = {
  product: 'product',
  category: 'category',
  settings: 'settings',
  subscriber: 'subscriber',
  picture: 'picture',
  prices: 'prices',
  schedule: 'schedule',
};

const VERBS: Readonly<Record<AuditVerb, string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  'delete-forever': 'Deleted for good',
  upload: 'Uploaded',
  sync: 'Copied',
  refresh: 'Refreshed',
  import: 'Imported',
  run: 'Ran',
};

/** What was done to what: "Changed product 12". */
export function deedText({ verb, kind, subjectId }: AuditEntry): string {
  return [VERBS[verb], KINDS[kind], subjectId].filter(Boolean).join(' ');
}

/** How many fields changed: "1 field changed". */
export const changesText = (count: number): string =>
  count === 1 ? '1 field changed' : `${count} fields changed`;
