import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withinTime } from './within-time.ts';

/** Sends its headers and the beginning of a body, and never ends. */
let endless: Server;
let address: string;
beforeAll(async () => {
  endless = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
});
afterAll(() => {
  endless.closeAllConnections();
  endless.close();
});

const tooLate = () => new Error('too late');

it('cuts a body that does not end, after its headers came', async () => {
  const started = performance.now();
  const work = withinTime(200, tooLate, async (signal) => (await fetch(address, { signal })).text());
  await expect(work).rejects.toThrow('too late');
  expect(performance.now() - started).toBeLessThan(2_000);
});

it('throws even where the work takes no notice of the signal', async () => {
  await expect(withinTime(20, tooLate, () => new Promise(() => {}))).rejects.toThrow('too late');
});

it('gives back what came in time, and throws what the work threw', async () => {
  expect(await withinTime(1_000, tooLate, async () => 'here')).toBe('here');
  const failing = withinTime(1_000, tooLate, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});
