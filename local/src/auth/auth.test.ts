import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthStandIn, startAuth } from './start-auth.ts';

const projectId = 'demo-auth-test';
const email = 'u-1@users.rad-rewind.invalid';
let folder: string;
let standIn: AuthStandIn;
let auth: Auth;

/** The SDK keeps the address it first saw, so a restart takes a new app. */
async function restart() {
  if (auth) await deleteApp(auth.app);
  await standIn?.stop();
  standIn = await startAuth({ projectId, stateFile: join(folder, 'auth.json') });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = standIn.host;
  auth = getAuth(initializeApp({ projectId }, standIn.host));
}

async function signIn(password: string) {
  const call = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const response = await fetch(`http://${standIn.host}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return { status: response.status, body: (await response.json()) as { idToken: string } };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auth-state-'));
  await restart();
});
afterAll(async () => {
  await deleteApp(auth.app);
  await standIn.stop();
  await rm(folder, { recursive: true });
});

describe('the local sign-in service', () => {
  it('keeps accounts, passwords and claims over a restart', async () => {
    const { uid } = await auth.createUser({ email, password: 'radical90s', displayName: 'admin' });
    await auth.setCustomUserClaims(uid, { admin: true });
    await restart();
    expect(await auth.getUser(uid)).toMatchObject({
      email,
      displayName: 'admin',
      customClaims: { admin: true },
    });
    expect((await signIn('radical90s')).status).toBe(200);
    expect((await signIn('wrong')).status).toBe(400);
  });

  it('issues session cookies that a revocation ends', async () => {
    const { idToken } = (await signIn('radical90s')).body;
    const cookie = await auth.createSessionCookie(idToken, { expiresIn: 5 * 86_400_000 });
    const claims = await auth.verifySessionCookie(cookie, true);
    expect(claims).toMatchObject({ email, admin: true });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await auth.revokeRefreshTokens(claims.uid);
    await expect(auth.verifySessionCookie(cookie, true)).rejects.toMatchObject({
      code: 'auth/session-cookie-revoked',
    });
  });

  it('keeps a revocation over a restart', async () => {
    const before = await auth.getUserByEmail(email);
    await restart();
    expect((await auth.getUserByEmail(email)).tokensValidAfterTime).toBe(before.tokensValidAfterTime);
  });

  it('lists and deletes accounts', async () => {
    const { uid } = await auth.createUser({ email: 'u-2@users.rad-rewind.invalid', password: 'secret1' });
    expect((await auth.listUsers()).users).toHaveLength(2);
    await expect(auth.createUser({ email })).rejects.toMatchObject({ code: 'auth/email-already-exists' });
    await auth.deleteUser(uid);
    expect((await auth.listUsers()).users).toHaveLength(1);
    standIn.reset();
    expect((await auth.listUsers()).users).toHaveLength(0);
  });

  it('tells nobody without credentials about accounts', async () => {
    const call = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`;
    const response = await fetch(`http://${standIn.host}/${call}`, { method: 'POST', body: '{}' });
    expect(response.ok).toBe(false);
  });
});
