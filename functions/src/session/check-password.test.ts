import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';

const LOGIN = { username: 'admin', password: 'radical90s' };

/** Identity Toolkit, as far as one answer goes. */
async function checkAgainst(answer: RequestListener, timeLimitMs: number) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('WEB_API_KEY', 'test-key');
  vi.stubEnv('SITE_URL', 'https://shop.example');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
  // The environment is read once.
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  const { checkPassword } = await import('./check-password.ts');
  return checkPassword(LOGIN, timeLimitMs);
}

it('gives the account of a password that is right', async () => {
  const checked = checkAgainst((_request, response) => {
    response.end(JSON.stringify({ idToken: 'token', localId: 'uid' }));
  }, 5_000);
  expect(await checked).toEqual({ idToken: 'token', uid: 'uid' });
});

it('cuts a body that never ends', async () => {
  let cut = () => {};
  const wasCut = new Promise<void>((resolve) => {
    cut = resolve;
  });
  const checked = checkAgainst((_request, response) => {
    response.on('close', cut);
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"idToken":');
  }, 200);
  await expect(checked).rejects.toMatchObject({ name: 'OutageError' });
  await wasCut;
});
