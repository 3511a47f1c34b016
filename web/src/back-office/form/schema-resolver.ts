import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Lets a form be checked by a schema of the contract. Each field gets the first message that concerns it or
 * anything inside it.
 * @returns a resolver whose submitted values are what the schema makes of the form's
 */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message, code } of result.error.issues) {
      errors[String(path[0] ?? 'root')] ??= { type: code, message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
