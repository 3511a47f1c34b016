import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respond, type SimulatedAnswer } from './respond.ts';
import { createState, type SimulatorState } from './state.ts';

const LOOPBACK = '127.0.0.1';

export type AmazonSimulator = {
  /** Origin of the token, catalogue, picture and control (`control.ts`) addresses. */
  url: string;
  stop(): Promise<void>;
};

/**
 * Starts a stand-in for the retailer's Creators API: `/oauth2/token` and `/auth/o2/token`, `/catalog/v1/searchItems`
 * and `/catalog/v1/getItems` with the API's errors and throttling, and the pictures of the range under `/images/`.
 * It accepts every credential but those that hold the word "wrong" or look like old AWS keys.
 */
export async function startAmazon(): Promise<AmazonSimulator> {
  const state = createState();
  const server = createServer((request, response) => void serve(state, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  return {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function serve(
  state: SimulatorState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  send(response, await respond(state, request, Buffer.concat(chunks).toString('utf8')));
}

function send(response: ServerResponse, { status, headers, body, bodyDelayMs }: SimulatedAnswer): void {
  response.writeHead(status, headers);
  if (bodyDelayMs === undefined) {
    response.end(body);
    return;
  }
  response.flushHeaders();
  setTimeout(() => response.end(body), bodyDelayMs).unref();
}
