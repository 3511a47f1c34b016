import type { ErrorAnswer } from '@rad-rewind/contract/error';

/** What stands between a request and its answer; the one way in which code says so. Answered as `{ message }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly issues: ErrorAnswer['issues'];
  readonly changedAt: ErrorAnswer['changedAt'];
  readonly headers: Record<string, string>;

  /**
   * @param status an HTTP status from 400 up
   * @param message shown to people as it stands, so it tells no inner detail
   * @param details `issues`: bad input field by field; `changedAt`: when somebody else saved; `headers`: headers
   *   the status calls for, such as Allow
   */
  constructor(
    status: number,
    message: string,
    details: Pick<ErrorAnswer, 'issues' | 'changedAt'> & { headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.issues = details.issues;
    this.changedAt = details.changedAt;
    this.headers = details.headers ?? {};
  }
}
