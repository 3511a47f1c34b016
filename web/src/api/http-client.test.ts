import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { request } from './http-client.ts';

let server: Server;
let origin: string;
let answer: { status: number; body: string };
let received: { method: string | undefined; type: string | undefined; body: string };

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

beforeAll(async () => {
  server = createServer(async (message, response) => {
    received = { method: message.method, type: message.headers['content-type'], body: await textOf(message) };
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('request', () => {
  it('sends a body as JSON and gives back the JSON answer', async () => {
    answer = { status: 201, body: '{"id":1}' };
    await expect(request(`${origin}/x`, { method: 'POST', body: { email: 'a@b.example' } })).resolves.toEqual(
      { id: 1 },
    );
    expect(received).toEqual({ method: 'POST', type: 'application/json', body: '{"email":"a@b.example"}' });
  });

  it('gives back nothing for an answer without a body', async () => {
    answer = { status: 204, body: '' };
    await expect(request(`${origin}/x`, { method: 'DELETE' })).resolves.toBeUndefined();
    expect(received.type).toBeUndefined();
  });

  it.each([
    [
      409,
      '{"message":"Slug \\"x\\" is already taken"}',
      'Slug "x" is already taken',
      'Slug "x" is already taken',
    ],
    [500, '{"message":7}', '{"message":7}', ''],
    [500, '{"message":""}', '{"message":""}', ''],
    [500, 'null', 'null', ''],
    [502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>', ''],
    [503, '', 'Service Unavailable', ''],
  ])('makes an error of %d %s', async (status, body, text, said) => {
    answer = { status, body };
    const error = await request(`${origin}/x`).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, text, said, message: `${status}: ${text}` });
  });
});
