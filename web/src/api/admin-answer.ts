import * as z from 'zod/mini';

/**
 * Reads an answer with the contract's schema, so that a screen of the back office never works on a shape that
 * the server did not promise.
 * @throws Error naming the call, with the first fault of the answer
 */
export function parseAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  call: string,
): z.output<Schema> {
  const result = z.safeParse(schema, answer);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`Unexpected answer of ${call}: ${issue?.path.join('.')} ${issue?.message}`);
}
