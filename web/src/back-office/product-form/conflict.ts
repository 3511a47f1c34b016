import { errorAnswerSchema } from '@rad-rewind/contract/error';
import { ApiError } from '../../api/api-error.ts';

/**
 * When somebody else saved the product that a save was refused for.
 * @returns the moment (ISO 8601), or null where the failure is another one
 */
export function conflictOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const answer = errorAnswerSchema.safeParse(error.answer);
  return answer.data?.changedAt ?? null;
}
