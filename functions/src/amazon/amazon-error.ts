import { HttpError } from '../http/http-error.ts';

/** The ways in which asking Amazon can fail, with the status that each is answered with. */
const STATUS = {
  'not-configured': 409,
  'refused-credentials': 502,
  /** The account is right but may not use the API now. */
  'not-eligible': 502,
  /** Amazon takes exception to what was asked, such as an associate tag of somebody else. */
  rejected: 502,
  'not-found': 404,
  throttled: 503,
  /** Amazon itself failed. */
  failed: 502,
  malformed: 502,
  unreachable: 502,
  'timed-out': 504,
} as const;

export type AmazonFailure = keyof typeof STATUS;

/** Amazon did not answer as wanted; the message is for the shop's owner and holds no secret. */
export class AmazonError extends HttpError {
  readonly failure: AmazonFailure;
  /** After how many seconds Amazon allows another try, where it said so. */
  readonly retryAfterSeconds: number | null;

  constructor(failure: AmazonFailure, message: string, retryAfterSeconds: number | null = null) {
    const headers = failure === 'throttled' ? { 'Retry-After': String(retryAfterSeconds ?? 2) } : {};
    super(STATUS[failure], message, { headers });
    this.failure = failure;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Whether Amazon refused the account, which goes on until its owner does something about it. */
  get isRefusal(): boolean {
    return ['refused-credentials', 'not-eligible', 'rejected'].includes(this.failure);
  }

  /** Whether the account as a whole is concerned, so that asking for another product would fail alike. */
  get concernsAccount(): boolean {
    return this.isRefusal || ['not-configured', 'throttled'].includes(this.failure);
  }
}
