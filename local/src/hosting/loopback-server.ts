import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';

/** An HTTP server that only this machine reaches. */
export interface LoopbackServer {
  port: number;
  http: Server;
  /** Ends at once: open connections are cut. */
  stop(): Promise<void>;
}

/** Someone else listens on the port that was asked for. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';

  constructor(readonly port: number) {
    super(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  }
}

const FREE_PORT_ATTEMPTS = 20;

/**
 * Starts an HTTP server on 127.0.0.1 and, where the machine has it, ::1, because `localhost` may mean either.
 * @param port port number; 0 picks a free one
 * @throws PortTakenError when the port is in use on either address
 */
export async function listenOnLoopback(listener: RequestListener, port: number): Promise<LoopbackServer> {
  for (let attempt = 1; ; attempt++) {
    const http = createServer(listener);
    // Clients alone close idle connections: one closed here just as it is used again would fail that request.
    http.keepAliveTimeout = 0;
    try {
      const bound = await listen(http, '127.0.0.1', port);
      const second = createSocketServer((socket) => http.emit('connection', socket));
      try {
        await listen(second, '::1', bound);
      } catch (error) {
        if (errorCode(error) === 'EADDRINUSE') {
          http.close();
          throw error;
        }
        // The machine has no IPv6: localhost can only mean 127.0.0.1 then.
      }
      return { port: bound, http, stop: () => stopBoth(http, second) };
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      if (port !== 0 || attempt === FREE_PORT_ATTEMPTS) throw new PortTakenError(port);
    }
  }
}

/**
 * Tells whether a port can be had, without keeping it.
 * @throws PortTakenError when it is in use
 */
export async function requireFreePort(port: number): Promise<void> {
  const probe = await listenOnLoopback(() => {}, port);
  await probe.stop();
}

/** A port that nobody uses right now, for programs that must be told one. */
export async function freePort(): Promise<number> {
  const probe = await listenOnLoopback(() => {}, 0);
  await probe.stop();
  return probe.port;
}

function listen(server: Server | SocketServer, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function stopBoth(http: Server, second: SocketServer): Promise<void> {
  const closed = [http, second].filter((server) => server.listening).map(close);
  http.closeAllConnections();
  await Promise.all(closed);
}

function close(server: Server | SocketServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
