import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Response } from 'express';
import { logEvent } from '../log/log-event.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { Answer } from './answer.ts';
import { BROTLI_QUALITY, TextBody } from './text-body.ts';

const COMPRESSOR: Readonly<Record<Encoding, () => Transform[]>> = {
  br: () => [createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })],
  gzip: () => [createGzip()],
  identity: () => [],
};

/** The encoding to answer in, noted for caches: another request may get another one. */
function negotiate(response: Response): Encoding {
  response.vary('Accept-Encoding');
  return acceptedEncoding(response.req.headers);
}

function nameEncoding(response: Response, encoding: Encoding): void {
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
}

/** Sends a text in the encoding that is asked for. Status and other headers are there already. */
export async function sendText(response: Response, text: TextBody): Promise<void> {
  const encoding = text.isLong ? negotiate(response) : 'identity';
  const { bytes, etag } = await text.as(encoding);
  response.set('ETag', etag);
  // 304 tells nothing of what it does not send (RFC 9110, 15.4.5).
  if (!response.req.fresh) nameEncoding(response, encoding);
  response.send(bytes);
}

/** Whether whoever asked went away before they had it all. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends a stream to its end; where it breaks, so does the connection: an answer cut short must not look whole. */
async function sendStream(response: Response, body: Readable): Promise<void> {
  const encoding = negotiate(response);
  nameEncoding(response, encoding);
  if (response.req.method === 'HEAD') {
    // Nothing is read for a body that is not sent.
    body.destroy();
    response.end();
    return;
  }
  await pipeline([body, ...COMPRESSOR[encoding](), response]).catch((error: unknown) => {
    if (!isGone(error)) logEvent('answer-cut-short', { path: response.req.path, error });
    response.destroy();
  });
}

/** Sends an answer: pictures and other bytes as they are, texts compressed as whoever asked takes them. */
export async function sendAnswer(response: Response, { status, headers, body }: Answer): Promise<void> {
  response.status(status).set(headers ?? {});
  if (body === undefined) response.end();
  else if (body instanceof Readable) await sendStream(response, body);
  else if (body instanceof TextBody) await sendText(response, body);
  else if (Buffer.isBuffer(body)) response.send(body);
  else await sendText(response.type('json'), new TextBody(JSON.stringify(body)));
}
