import { ApiError } from '../api/api-error.ts';

/** A failure's own message (`status: text` for answers of the API), or `fallback` where it has none. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback;
}

/** What the server said about a failure, without the status; `fallback` where no server spoke. */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.text) || fallback;
}
