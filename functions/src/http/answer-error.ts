import type { ErrorAnswer } from '@rad-rewind/contract/error';
import type { ErrorRequestHandler } from 'express';
import { logEvent } from '../log/log-event.ts';
import { type Effect, OutageError } from '../outage/outage-error.ts';
import { outageOf } from '../outage/outage-of.ts';
import { NO_STORE } from './cache-control.ts';
import { HttpError } from './http-error.ts';

const UNKNOWN_FAILURE = 'Something went wrong on our side. Please try again in a moment.';

/** Express marks what it refuses itself, such as a path with a broken escape, with a status. */
function expressRefusal(error: unknown): HttpError | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  return error.status >= 400 && error.status < 500
    ? new HttpError(error.status, 'The request could not be read')
    : null;
}

const OUTAGE_TEXT: Readonly<Record<Effect, string>> = {
  read: 'The shop cannot reach its data right now. Please try again in a moment.',
  'not-saved':
    'The shop cannot reach its data right now, so nothing was saved. Please try again in a moment.',
  unconfirmed:
    'The shop lost touch with its data while saving. Please reload to see whether it was saved before you try again.',
};

/** In seconds: about what it takes to connect again. */
const RETRY_AFTER = '5';

function outageAnswer(error: unknown): HttpError | null {
  const outage = outageOf(error);
  if (outage === null) return null;
  if (!(error instanceof OutageError)) logEvent('firestore-unreachable', { error });
  return new HttpError(503, OUTAGE_TEXT[outage.effect], { headers: { 'Retry-After': RETRY_AFTER } });
}

/** Answers every failure as JSON `{ message }`; what nobody foresaw is logged and masked as 500. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const known = error instanceof HttpError ? error : (outageAnswer(error) ?? expressRefusal(error));
  if (known === null) {
    logEvent('request-failed', { method: request.method, path: request.path, error });
  }
  const failure = known ?? new HttpError(500, UNKNOWN_FAILURE);
  const body: ErrorAnswer = {
    message: failure.message,
    ...(failure.issues && { issues: failure.issues }),
    ...(failure.changedAt !== undefined && { changedAt: failure.changedAt }),
  };
  response
    .status(failure.status)
    .set({ ...failure.headers, 'Cache-Control': NO_STORE })
    .json(body);
};
