import type { Request } from 'express';
import type { Answer } from '../http/answer.ts';
import { TextBody } from '../http/text-body.ts';
import { hasSessionCookie } from '../session/session-cookie.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { Reading } from './reading.ts';

interface JsonText extends Answer {
  readonly body: TextBody;
}

const kept = new KeptAnswers<JsonText>(catalogueCache, {
  maxBytes: 32 * 1024 * 1024,
  bytesOf: ({ body }) => body.heldBytes,
  mayKeep: () => true,
});

const toText = ({ status, body }: Answer): JsonText => ({
  status,
  body: new TextBody(JSON.stringify(body)),
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
});

/**
 * The JSON answer to a call that follows from its address and the catalogue, for visitors from memory where it holds.
 * @param make gives status and body
 * @throws what `make` throws
 */
export async function keptForVisitors(
  request: Request,
  reading: Reading,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (hasSessionCookie(request.get('cookie'))) return make();
  return kept.get(request.originalUrl, reading, async () => toText(await make()));
}
