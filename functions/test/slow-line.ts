import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

/** A line to a service of this machine that can be made slow. */
export interface SlowLine {
  /** `host:port` to reach the service at. */
  readonly host: string;
  /** How late, from now on, everything arrives that is sent to the service; in milliseconds. */
  delay(ms: number): void;
  stop(): void;
}

/** Opens a line to the service at `host` (`host:port`). */
export async function openSlowLine(host: string): Promise<SlowLine> {
  const [hostname = '', port] = host.split(':');
  let delayMs = 0;
  const server = createServer((client) => {
    const service = connect(Number(port), hostname);
    const late = new Transform({
      transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), delayMs),
    });
    client.pipe(late).pipe(service).pipe(client);
    for (const end of [client, service]) {
      end.on('error', () => {});
      end.on('close', () => {
        client.destroy();
        service.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${own}`,
    delay: (ms) => {
      delayMs = ms;
    },
    stop: () => void server.close(),
  };
}
