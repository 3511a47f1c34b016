import type { CallLimit } from './call-limit.ts';

/** Lists come from memory; a search goes through the whole catalogue each time. */
export const SEARCH_LIMIT: CallLimit = {
  calls: 240,
  perSeconds: 60,
  counts: ({ query }) => query.q !== undefined,
};
