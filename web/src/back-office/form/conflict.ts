import { errorAnswerSchema } from '@rad-rewind/contract/error';
import { ApiError } from '../../api/api-error.ts';

export interface Conflict {
  /** When somebody else saved what a save was refused for (ISO 8601); null where that is not known. */
  changedAt: string | null;
}

/** What somebody else's save made of a failed one; null where the failure is another one. */
export function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const changedAt = errorAnswerSchema.safeParse(error.answer).data?.changedAt;
  return changedAt === undefined ? null : { changedAt };
}
