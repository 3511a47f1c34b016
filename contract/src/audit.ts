import * as z from 'zod/mini';
import { cursorField, textField, timestampSchema } from './fields.ts';
import { TEXT_LIMITS } from './limits.ts';

/** What an admin's change can be about; the audit trail is filtered by it. */
export const AUDIT_KINDS = [
  'product',
  'category',
  'settings',
  'subscriber',
  'picture',
  'prices',
  'schedule',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What was done to it. */
export const AUDIT_VERBS = [
  'create',
  'update',
  'delete',
  'restore',
  'delete-forever',
  'upload',
  'sync',
  'refresh',
  'import',
  'run',
] as const;
export type AuditVerb = (typeof AUDIT_VERBS)[number];

/** One field before and after a change, as text: lists as JSON, long values cut; null where there was nothing. */
export const auditChangeSchema = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

/** One entry of the audit trail (docs/product.md, "Audit trail"). */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: timestampSchema,
  /** The user name of whoever did it; `schedule` for what the shop does by itself. */
  who: z.string(),
  kind: z.enum(AUDIT_KINDS),
  verb: z.enum(AUDIT_VERBS),
  /** The number of a product or category; null for what has none. */
  subjectId: z.nullable(z.string()),
  /** What people call it, such as a product's name. */
  subject: z.string(),
  /** The changed fields and no other. */
  changes: z.array(auditChangeSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The answer of GET /api/admin/audit, the latest entry first. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** What asks for the entries before these; null behind the first entry of all. */
  next: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** The query of GET /api/admin/audit. */
export const auditQuerySchema = z.object({
  kind: z.optional(z.enum(AUDIT_KINDS, { error: `kind must be one of ${AUDIT_KINDS.join(', ')}` })),
  /** A user name, without regard to case. */
  who: z.optional(textField('who', TEXT_LIMITS.username).check(z.minLength(1, 'who must not be empty'))),
  cursor: cursorField,
});
export type AuditQuery = z.output<typeof auditQuerySchema>;
