import { auditPageSchema } from '@rad-rewind/contract/audit';
import { apiPath } from '@rad-rewind/contract/paths';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/**
 * The audit trail, page by page, the latest entry first; asked anew whenever the screen is opened.
 * @param kind of what was changed, everything where it is empty
 * @param who a user name, everybody's entries where it is empty
 */
export const adminAuditQuery = (kind: string, who: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.audit(kind, who),
    staleTime: 0,
    refetchOnMount: 'always',
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam }) => {
      const path = apiPath.adminAudit({ kind: kind || undefined, who: who || undefined, cursor: pageParam });
      return parseAnswer(auditPageSchema, await request(path, { signal }), 'the audit trail');
    },
    getNextPageParam: ({ next }) => next,
  });
