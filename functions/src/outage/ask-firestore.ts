import { isFirestoreDown } from './outage-of.ts';
import { reach } from './reach.ts';

/** Time enough for some documents by name, in milliseconds. */
const WITHIN_MS = 4_000;

/**
 * What Firestore answers to a read that a write waits for, in bounded time.
 * @throws OutageError where it does not answer
 */
export const askFirestore = <Result>(call: Promise<Result>): Promise<Result> =>
  reach('firestore', call, { withinMs: WITHIN_MS, isAnswer: (error) => !isFirestoreDown(error) });
