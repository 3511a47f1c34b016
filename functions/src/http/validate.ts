import type { ErrorAnswer } from '@rad-rewind/contract/error';
import { VALIDATION } from '@rad-rewind/contract/messages';
import type * as z from 'zod/mini';
import { HttpError } from './http-error.ts';

const NOT_AN_OBJECT = 'The request body must be a JSON object';

/** Texts that are right beside a form's field but, standing alone, don't say which field they speak of. */
const NAMELESS: readonly string[] = [VALIDATION.url, VALIDATION.confirmPassword];

function toIssue(issue: z.core.$ZodIssue): { field: string; message: string } {
  const field = issue.path.map(String).join('.');
  return { field, message: field === '' ? NOT_AN_OBJECT : issue.message };
}

function badRequest(error: z.core.$ZodError): HttpError {
  const issues: NonNullable<ErrorAnswer['issues']> = error.issues.map(toIssue);
  const { field, message } = issues[0] ?? { field: '', message: NOT_AN_OBJECT };
  const named = NAMELESS.includes(message) ? `${field}: ${message}` : message;
  return new HttpError(400, named, { issues });
}

/**
 * Checks a query or a body. A missing body counts as an empty one, so that the answer names the first field.
 * @throws HttpError 400 whose message names the first bad field, with an issue per bad field
 */
export function parseInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw badRequest(result.error);
  return result.data;
}

/**
 * Checks a path's parameters.
 * @throws HttpError 404 with the schema's own text: what cannot be an id or a slug names nothing
 */
export function parseParams<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new HttpError(404, result.error.issues[0]?.message ?? 'Not found');
  return result.data;
}
