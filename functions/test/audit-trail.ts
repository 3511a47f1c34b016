import type { AuditEntry, AuditPage, AuditQuery } from '@rad-rewind/contract/audit';
import { apiPath } from '@rad-rewind/contract/paths';
import type { ApiClient } from './api-client.ts';

/** A page of the audit trail, as the admin sees it. */
export async function readTrail(admin: ApiClient, query: AuditQuery = {}): Promise<AuditEntry[]> {
  return (await admin.get<AuditPage>(apiPath.adminAudit(query))).body.entries;
}

/** The latest entry about something. */
export async function latestEntry(admin: ApiClient, kind: AuditEntry['kind'], id: number) {
  const entries = await readTrail(admin, { kind });
  return entries.find(({ subjectId }) => subjectId === String(id));
}
