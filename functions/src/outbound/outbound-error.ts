/**
 * Why a fetch of somebody else's address came to nothing: `refused` (the address itself is not one that may be
 * asked), `redirect` (it led to such a one, or on and on), `too-large`, `timeout`, or `unreachable`.
 */
export type OutboundFailure = 'refused' | 'redirect' | 'too-large' | 'timeout' | 'unreachable';

/** A fetch of somebody else's address that failed; the message is for logs and names no more than the host. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
