import { Readable } from 'node:stream';

/**
 * What a handler gives back: a status, and headers or a body where there are any: bytes as they are, a `TextBody`, a text in
 * pieces, else JSON.
 */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string | string[]>;
}

/** 200 with a JSON body. */
export const ok = (body: unknown): Answer => ({ status: 200, body });

/** 201 with the JSON of what was made. */
export const created = (body: unknown): Answer => ({ status: 201, body });

/** 204: done, and nothing to tell. */
export const noContent = (): Answer => ({ status: 204 });

/** 303: the browser goes on with a GET of `url`. */
export const seeOther = (url: string): Answer => ({ status: 303, headers: { Location: url } });

/** 200 with JSON that comes in pieces, each sent when the one before was taken. */
export const jsonPieces = (pieces: AsyncIterable<string>): Answer => ({
  status: 200,
  body: Readable.from(pieces, { objectMode: false, highWaterMark: 1 }),
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
});

/**
 * The same pieces, the first of them there already: what fails before anything was sent can still be answered.
 * @throws whatever making the first piece throws
 */
export async function started(pieces: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await pieces.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* pieces;
  })();
}
