import type { Request } from 'express';
import { beforeEach, expect, it, vi } from 'vitest';

const answers = vi.hoisted(() => ({ firestore: () => Promise.resolve() as Promise<unknown> }));

vi.mock('../log/log-event.ts', () => ({ logEvent: () => undefined }));
vi.mock('../firebase.ts', () => ({
  firestore: () => ({ doc: () => ({ get: () => answers.firestore() }) }),
  auth: () => ({ getUser: async () => ({}) }),
  bucket: async () => ({ file: () => ({ exists: async () => [false] }) }),
}));

beforeEach(() => {
  // What was found is kept for some seconds, by the module.
  vi.resetModules();
});

async function askHealth() {
  const [route] = (await import('./routes.ts')).healthRoutes;
  return route?.run({ params: {}, query: {} } as Request, null, undefined);
}

it.each([
  ['refuses', () => Promise.reject(new Error('UNAVAILABLE'))],
  ['is silent', () => new Promise(() => undefined)],
])(
  'GET /api/health answers 503 where Firestore %s, and says which service it is',
  async (_what, firestore) => {
    answers.firestore = firestore;
    const services = { firestore: 'down', auth: 'ok', storage: 'ok' };
    expect(await askHealth()).toEqual({ status: 503, body: { status: 'down', services } });
  },
);

it('GET /api/health answers 200 where all can be reached', async () => {
  answers.firestore = () => Promise.resolve();
  expect(await askHealth()).toMatchObject({ status: 200, body: { status: 'ok' } });
});
