import type { IncomingMessage } from 'node:http';
import { isForm, isJson, WRONG_CONTENT } from './content-type.ts';
import { HttpError } from './http-error.ts';

/**
 * The bytes of a request's body. Of one that is too large no more than the limit is held; the rest is let pass, so
 * that whoever sends it can hear the answer.
 * @throws HttpError 413 over the limit, 400 where the request breaks off
 */
function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(new HttpError(413, `The request body must be at most ${limit} bytes`));
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => reject(new HttpError(400, 'The request broke off')));
  });
}

/**
 * The body of a request, parsed here from its bytes whatever the server in front would make of it.
 * @param options `limit`: largest body in bytes; `takesForm`: whether a form's fields do as well as JSON
 * @returns undefined where there is no body; a form's fields as an object of texts
 * @throws HttpError 413 over the limit, 415 for another content type, 400 for bytes that are no JSON
 */
export async function readBody(
  request: IncomingMessage,
  { limit, takesForm }: { limit: number; takesForm: boolean },
): Promise<unknown> {
  const raw = await readBytes(request, limit);
  if (raw.length === 0) return undefined;
  if (takesForm && isForm(request)) return Object.fromEntries(new URLSearchParams(raw.toString('utf8')));
  if (!isJson(request)) throw new HttpError(415, WRONG_CONTENT);
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
}
