import * as z from 'zod/mini';

/**
 * Waits for an answer of the server.
 * @throws what the call throws; Error with `text` where no server answered, in place of the browser's own words
 */
export async function reached<Answer>(call: Promise<Answer>, text: string): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof TypeError ? new Error(text, { cause: error }) : error;
  }
}

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
