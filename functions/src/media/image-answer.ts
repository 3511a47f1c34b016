import { createHash } from 'node:crypto';
import type { Answer } from '../http/answer.ts';
import { HttpError } from '../http/http-error.ts';
import { CONTENT_TYPE, imageKindOf } from './image-kind.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** For what never changes under its address. */
export const FOR_A_YEAR = `public, max-age=${365 * DAY_SECONDS}, immutable`;

export const FOR_A_DAY = `public, max-age=${DAY_SECONDS}`;

export const IMAGE_NOT_FOUND = 'Image not found';

function strongTag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/**
 * 200 with a picture, its type told by its bytes.
 * @param bytes null where there is no picture
 * @throws HttpError 404 for null, and for bytes that are no picture
 */
export function imageAnswer(
  bytes: Buffer | null,
  cacheControl: string,
  headers: Record<string, string> = {},
): Answer {
  const kind = bytes && imageKindOf(bytes);
  if (bytes === null || kind === null) throw new HttpError(404, IMAGE_NOT_FOUND);
  return {
    status: 200,
    body: bytes,
    headers: {
      'Content-Type': CONTENT_TYPE[kind],
      'Cache-Control': cacheControl,
      ETag: strongTag(bytes),
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  };
}
