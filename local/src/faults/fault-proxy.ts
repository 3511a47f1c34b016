import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What a proxy does to connections: `pass` them on; `delay` what is sent by so many milliseconds; `refuse` them;
 * answer with `garbage`; or `hang`, taking everything in and answering nothing.
 */
export type Fault = 'pass' | 'refuse' | 'garbage' | 'hang' | { readonly delayMs: number };

/** A proxy between a client and a service, at an address that stays the same whatever the fault. */
export interface FaultProxy {
  /** `host:port` in place of the service's. */
  readonly host: string;
  /** Changes what happens; connections that are open are cut, except that a hanging service keeps them. */
  set(fault: Fault): Promise<void>;
  stop(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/**
 * Starts a proxy that passes everything on at first.
 * @param target the service's `host:port`
 */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(`http://${target}`);
  const open = new Set<Socket>();
  let fault: Fault = 'pass';

  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
  };
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (fault === 'hang') return;
      const write = () => to.writable && to.write(bytes);
      if (typeof fault === 'object') setTimeout(write, fault.delayMs);
      else write();
    });
    from.on('close', () => to.destroy());
  };
  const server: Server = createServer((socket) => {
    keep(socket);
    if (fault === 'garbage') {
      socket.once('data', () => socket.end(randomBytes(512)));
    } else {
      const upstream = connect(Number(targetPort), hostname);
      keep(upstream);
      forward(socket, upstream);
      forward(upstream, socket);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, LOOPBACK);
    await once(server, 'listening');
  };
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  return {
    host: `${LOOPBACK}:${port}`,
    async set(next) {
      fault = next;
      if (next === 'refuse') {
        if (server.listening) await close();
      } else {
        if (!server.listening) await listen(port);
        if (next !== 'hang') cut();
      }
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
}
