/** A run that failed for a reason that the owner can understand; the message is shown to them as it stands. */
export class RunFailedError extends Error {
  override readonly name = 'RunFailedError';
}
