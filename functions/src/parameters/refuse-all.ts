import type { Health } from '@rad-rewind/contract/health';
import { apiPath } from '@rad-rewind/contract/paths';
import type { Request, Response } from 'express';
import { health } from '../health/health.ts';
import { NO_STORE } from '../http/cache-control.ts';
import { logEvent } from '../log/log-event.ts';

/**
 * Answers 503 to whatever is asked of a shop whose parameters are not right. Names and rules are told, never values.
 * @param problems a line for each bad parameter
 */
export async function refuseAll(
  problems: readonly string[],
  request: Request,
  response: Response,
): Promise<void> {
  const list = problems.join('; ');
  logEvent('parameters-bad', { problems: list });
  response.status(503).set('Cache-Control', NO_STORE);
  if (request.path === apiPath.health) {
    const { services } = await health();
    response.json({ status: 'down', services, problems: [...problems] } satisfies Health);
  } else response.json({ message: `The shop is not set up: ${list}` });
}
