import { auditQuerySchema } from '@rad-rewind/contract/audit';
import { ok } from '../http/answer.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { findEntries } from './entry-store.ts';

const readTrail = defineRoute({
  method: 'GET',
  path: '/api/admin/audit',
  query: auditQuerySchema,
  handle: async ({ query, now }) => ok(await findEntries(query, now)),
});

export const auditRoutes: readonly Route[] = [readTrail];
