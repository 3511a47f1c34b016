import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

/**
 * What a caller hears in place of an answer: a gRPC status by its number, or nothing until their own time is over. The
 * answer itself with `none`.
 */
export type Loss = number | 'silence' | 'none';

/** A proxy before a gRPC service that passes calls on, lets them be done, and loses answers. */
export interface LossyProxy {
  /** `host:port` in place of the service's. */
  readonly host: string;
  /**
   * Loses the next answers to a method, whatever losses of it were still to come.
   * @param method such as `Commit`
   * @param losses one for each call, in order
   */
  lose(method: string, losses: readonly Loss[]): void;
  /** How many answers were lost since the last time this was asked. */
  takeLost(): number;
  stop(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

const lostAnswer = (status: number) => ({
  ':status': 200,
  'content-type': 'application/grpc+proto',
  'grpc-status': String(status),
  'grpc-message': 'The answer was lost',
});

function passOn(upstream: ClientHttp2Stream, stream: ServerHttp2Stream): void {
  let trailers: IncomingHttpHeaders = {};
  upstream.on('trailers', (headers) => {
    trailers = headers;
  });
  upstream.on('response', (headers, flags) => {
    if (stream.destroyed) return;
    const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(headers, isWhole ? { endStream: true } : { waitForTrailers: true });
    if (!isWhole) upstream.pipe(stream);
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
}

function lose(upstream: ClientHttp2Stream, stream: ServerHttp2Stream, loss: Exclude<Loss, 'none'>): void {
  upstream.resume();
  upstream.on('end', () => {
    if (loss !== 'silence' && !stream.destroyed) stream.respond(lostAnswer(loss), { endStream: true });
  });
}

/**
 * Starts a proxy that loses nothing at first.
 * @param target the service's `host:port`
 */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const losses = new Map<string, Loss[]>();
  const callers = new Set<ServerHttp2Session>();
  let lost = 0;
  const service: ClientHttp2Session = connect(`http://${target}`);
  const server = createServer();
  server.on('session', (session) => {
    callers.add(session);
    session.on('close', () => callers.delete(session));
  });
  server.on('stream', (stream, headers) => {
    const upstream = service.request(headers);
    for (const [one, other] of [
      [stream, upstream],
      [upstream, stream],
    ] as const) {
      one.on('error', () => other.close(constants.NGHTTP2_CANCEL));
    }
    stream.pipe(upstream);
    stream.on('aborted', () => upstream.close(constants.NGHTTP2_CANCEL));
    const method = headers[':path']?.split('/').at(-1) ?? '';
    const loss = losses.get(method)?.shift();
    if (loss === undefined || loss === 'none') return passOn(upstream, stream);
    lost += 1;
    lose(upstream, stream, loss);
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  return {
    host: `${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    lose: (method, next) => {
      losses.set(method, [...next]);
    },
    takeLost: () => {
      const taken = lost;
      lost = 0;
      return taken;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const caller of callers) caller.destroy();
      service.destroy();
      await closed;
    },
  };
}
