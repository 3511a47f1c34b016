import type { CallLimit } from './call-limit.ts';

/** The full list of a catalogue that is too long for memory: each call reads every product. */
export const FULL_LIST_LIMIT: CallLimit = { calls: 30, perSeconds: 60 };
