import { write } from 'firebase-functions/logger';
import { currentRequestId } from '../http/request-context.ts';
import { EVENTS, type EventCode } from './events.ts';
import { scrub } from './scrub.ts';

type Field = string | number | boolean | null | undefined;

function detailOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Writes one line of JSON as Cloud Logging reads it (Google Cloud documentation, "Structured logging"): severity,
 * message, event, the request's id and trace where there is a request, and the given fields. Secrets and addresses
 * are taken out of all texts.
 * @param fields `error`: whatever was thrown, kept with its stack
 */
export function logEvent(
  event: EventCode,
  { error, message, ...fields }: Record<string, Field> | { error?: unknown; message?: string } = {},
): void {
  const texts = { ...fields, ...(error !== undefined && { error: detailOf(error) }) };
  const clean = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'string' ? scrub(value) : value,
  ]);
  const { severity, means } = EVENTS[event];
  write({
    severity,
    message: scrub(typeof message === 'string' ? message : means),
    event,
    requestId: currentRequestId(),
    ...Object.fromEntries(clean),
  });
}
