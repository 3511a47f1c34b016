import { ApiError } from '../api/api-error.ts';

/** What went wrong, as the server put it; for alerts and lists, where the status would only be noise. */
export function failureText(error: unknown, fallback = 'Something went wrong'): string {
  if (error instanceof ApiError) return error.text || fallback;
  return error instanceof Error && error.message ? error.message : fallback;
}
