import { setTimeout as pause } from 'node:timers/promises';
import { AmazonError } from './amazon-error.ts';

/** What Amazon's limit of a call a second takes in practice, in milliseconds. */
export const CALL_SPACING_MS = 1_500;
const FAILURE_PAUSE_MS = 500;
/** Nobody waits longer in front of a screen, in milliseconds. */
const LONGEST_PAUSE_MS = 5_000;

/** How long to wait before the one retry, in milliseconds; null where there is to be none. */
function pauseBefore(error: unknown): number | null {
  if (!(error instanceof AmazonError)) return null;
  const asked = (error.retryAfterSeconds ?? 0) * 1_000;
  if (asked > LONGEST_PAUSE_MS) return null;
  if (error.failure === 'throttled') return Math.max(CALL_SPACING_MS, asked);
  return error.failure === 'failed' ? Math.max(FAILURE_PAUSE_MS, asked) : null;
}

/**
 * Tries once more where Amazon was too busy or failed, after the pause it asked for unless that is a long one.
 * @throws what the last attempt threw
 */
export async function withOneRetry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const milliseconds = pauseBefore(error);
    if (milliseconds === null) throw error;
    await pause(milliseconds);
    return attempt();
  }
}
