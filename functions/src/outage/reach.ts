import { logEvent } from '../log/log-event.ts';
import { type Effect, OutageError, type Service } from './outage-error.ts';

/** How one call to a service is bounded and judged. */
interface ReachOptions {
  /** How long it may take, in milliseconds. */
  readonly withinMs: number;
  /** What being late means to whoever waits; `read` without it. */
  readonly effect?: Effect;
  /** Whether what was thrown is an answer of the service, such as "no such file", and no outage. */
  isAnswer(error: unknown): boolean;
}

/**
 * What a service answers, in bounded time. A call that is late goes on, and nobody waits for it any more.
 * @throws OutageError where the service is late or fails; what it answers by throwing goes through
 */
export async function reach<Result>(
  service: Service,
  call: Promise<Result>,
  { withinMs, effect = 'read', isAnswer }: ReachOptions,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const lateness = new Error(`no answer within ${withinMs} ms`);
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, withinMs, lateness);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    if (error !== lateness && (error instanceof OutageError || isAnswer(error))) throw error;
    logEvent(`${service}-unreachable`, { error });
    throw new OutageError(service, effect, error);
  } finally {
    clearTimeout(timer);
  }
}
