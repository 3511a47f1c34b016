import type { ErrorAnswer } from '@rad-rewind/contract/error';
import type { ErrorRequestHandler } from 'express';
import { error as logError } from 'firebase-functions/logger';
import { NO_STORE } from './cache-control.ts';
import { HttpError } from './http-error.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

const UNKNOWN_FAILURE = 'Something went wrong on our side. Please try again in a moment.';

/** Express marks what it refuses itself, such as a path with a broken escape, with a status. */
function expressRefusal(error: unknown): HttpError | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  return error.status >= 400 && error.status < 500
    ? new HttpError(error.status, 'The request could not be read')
    : null;
}

/** Answers every failure as JSON `{ message }`; what nobody foresaw is logged and masked as 500. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const known = error instanceof HttpError ? error : expressRefusal(error);
  if (known === null) {
    logError('request failed', {
      requestId: response.get(REQUEST_ID_HEADER),
      method: request.method,
      path: request.path,
      error: error instanceof Error ? error.stack : String(error),
    });
  }
  const failure = known ?? new HttpError(500, UNKNOWN_FAILURE);
  const body: ErrorAnswer = {
    message: failure.message,
    ...(failure.issues && { issues: failure.issues }),
    ...(failure.changedAt && { changedAt: failure.changedAt }),
  };
  response
    .status(failure.status)
    .set({ ...failure.headers, 'Cache-Control': NO_STORE })
    .json(body);
};
