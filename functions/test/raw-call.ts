import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the line: nothing is decoded. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Makes one call.
 * @throws where the connection breaks before the body's end
 */
export function rawCall(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (answer) => {
      const { statusCode = 0, headers } = answer;
      buffer(answer).then((body) => resolve({ status: statusCode, headers, body }), reject);
    });
    call.on('error', reject).end();
  });
}
