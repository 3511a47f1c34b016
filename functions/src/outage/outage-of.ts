import { OutageError } from './outage-error.ts';

/**
 * The gRPC statuses with which Firestore, or the way to it, fails: CANCELLED, UNKNOWN, DEADLINE_EXCEEDED,
 * RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE, UNAUTHENTICATED (gRPC documentation, "Status codes").
 */
const FIRESTORE_DOWN = new Set([1, 2, 4, 8, 10, 13, 14, 16]);

/** Whether a failure is Firestore's, or the network's on the way to it, rather than a mistake of ours. */
export function isFirestoreDown(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'number' &&
    'metadata' in error &&
    FIRESTORE_DOWN.has(error.code)
  );
}

/** The outage that a failure tells of, null where it tells of none. */
export function outageOf(error: unknown): OutageError | null {
  if (error instanceof OutageError) return error;
  return isFirestoreDown(error) ? new OutageError('firestore', 'read', error) : null;
}
