/** The message of an error answer, empty where it has none. */
export function messageOf(answer: unknown): string {
  const message: unknown = Object(answer).message;
  return typeof message === 'string' ? message : '';
}

/**
 * Any answer that is not OK. Its message is the status, a colon, a space and the text (docs/product.md, "Errors
 * and toasts"); `text` is the answer's own message, its body, or the status text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /**
   * @param status HTTP status
   * @param text what went wrong, fit to be shown
   * @param answer the whole answer where it is JSON, for what it tells beyond its message
   */
  constructor(
    readonly status: number,
    readonly text: string,
    readonly answer?: unknown,
  ) {
    super(`${status}: ${text}`);
  }

  /**
   * What the server itself said, for people; empty where it said nothing, or something in front of it answered with
   * a page.
   */
  get said(): string {
    return messageOf(this.answer);
  }
}

/** Whether a failure may mean that the session is over, or is an admin's no more. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** Whether a failure says that what was asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
