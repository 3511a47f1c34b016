import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { jsonPieces } from './answer.ts';
import { sendAnswer } from './send-answer.ts';

const { logged } = vi.hoisted(() => ({ logged: vi.fn() }));
vi.mock('../log/log-event.ts', () => ({ logEvent: logged }));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  logged.mockReset();
});

/** A server that answers in the given pieces, and the end of its sending. */
async function answering(pieces: () => AsyncGenerator<string>) {
  let ended = (_: unknown) => {};
  const sent = new Promise((resolve) => {
    ended = resolve;
  });
  const app = express().get('/list', async (_request, response) => {
    await sendAnswer(response, jsonPieces(pieces())).finally(() => ended(undefined));
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`, sent };
}

it.each(['identity', 'gzip', 'br'])(
  'cuts off what fails in the middle, in %s, and says so',
  async (encoding) => {
    const failure = new Error('Firestore went away');
    const { url, sent } = await answering(async function* () {
      yield '[1';
      throw failure;
    });
    const answer = fetch(url, { headers: { 'Accept-Encoding': encoding } }).then((response) =>
      response.text(),
    );
    await expect(answer).rejects.toThrow();
    await sent;
    expect(logged.mock.calls).toEqual([['answer-cut-short', { path: '/list', error: failure }]]);
  },
);

it('says nothing of those who go away', async () => {
  const abort = new AbortController();
  let goOn = () => {};
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { url, sent } = await answering(async function* () {
    yield '[1';
    await gone;
    for (;;) yield ',1'.repeat(1_000);
  });
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' }, signal: abort.signal });
  const read = response.text();
  abort.abort();
  goOn();
  await expect(read).rejects.toThrow();
  await sent;
  expect(logged).not.toHaveBeenCalled();
});
