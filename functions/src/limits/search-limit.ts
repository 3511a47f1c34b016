import type { CallLimit } from './call-limit.ts';

/** Lists come from memory; each search that nobody made before asks Firestore. */
export const SEARCH_LIMIT: CallLimit = {
  calls: 240,
  perSeconds: 60,
  counts: ({ query }) => query.q !== undefined,
};
