import { OutageError } from './outage-error.ts';

/**
 * The gRPC statuses with which Firestore, or the way to it, fails: CANCELLED, UNKNOWN, DEADLINE_EXCEEDED,
 * RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE, UNAUTHENTICATED (gRPC documentation, "Status codes").
 */
const FIRESTORE_DOWN = new Set([1, 2, 4, 8, 10, 13, 14, 16]);

const ABORTED = 10;

/** The gRPC status of a failure; null for one that is no call's. */
function statusOf(error: unknown): number | null {
  const isCall = error instanceof Error && 'code' in error && 'metadata' in error;
  return isCall && typeof error.code === 'number' ? error.code : null;
}

/** Whether a failure is Firestore's, or the network's on the way to it, rather than a mistake of ours. */
export function isFirestoreDown(error: unknown): boolean {
  return FIRESTORE_DOWN.has(statusOf(error) ?? 0);
}

/** Whether Firestore answered that a write did not happen: ABORTED for the sake of another one, or wrong. */
export function isRefusedByFirestore(error: unknown): boolean {
  const status = statusOf(error);
  return status === ABORTED || (status !== null && !FIRESTORE_DOWN.has(status));
}

/** The outage that a failure tells of, null where it tells of none. */
export function outageOf(error: unknown): OutageError | null {
  if (error instanceof OutageError) return error;
  return isFirestoreDown(error) ? new OutageError('firestore', 'read', error) : null;
}
