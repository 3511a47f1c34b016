import { ApiError } from '../api/api-error.ts';

/** A failure's own message (`status: text` for answers of the API), or `fallback` where it has none. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback;
}

/**
 * What went wrong where something could not be loaded or done, for people: `fallback` in place of a browser's words
 * for a server that is out of reach.
 */
export function reasonText(error: unknown, fallback: string): string {
  // Which is how fetch fails.
  return error instanceof TypeError ? fallback : failureText(error, fallback);
}

/** What the server said about a failure, without the status; `fallback` where no server spoke. */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.said) || fallback;
}
