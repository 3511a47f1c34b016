import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, request as httpRequest, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentUser } from './current-user.ts';

/*
 * The stack's Auth emulator signs nothing, so here the Admin SDK verifies as it does in a deployment, with a key
 * of the test's own in the place of Google's.
 */

const PROJECT = 'shop-of-a-test';
const KEY_ID = 'key-1';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = ours.publicKey.export({ type: 'spki', format: 'pem' }).toString();

const account = {
  localId: 'admin-1',
  displayName: 'admin',
  customAttributes: '{"admin":true}',
  validSince: '0',
};
let google: Server;

beforeAll(async () => {
  google = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(request.url?.includes('lookup') ? { users: [account] } : { [KEY_ID]: publicKey }),
    );
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  vi.spyOn(https, 'request').mockImplementation(((options: object, answered: () => void) =>
    httpRequest(
      { ...options, protocol: 'http:', host: '127.0.0.1', hostname: '127.0.0.1', port, agent: undefined },
      answered,
    )) as unknown as typeof https.request);
  const getAccessToken = async () => ({ access_token: 'test', expires_in: 3_600 });
  initializeApp({ projectId: PROJECT, credential: { getAccessToken } });
});

afterAll(() => {
  google.close();
  vi.restoreAllMocks();
});

const encode = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const seconds = (offset: number) => Math.floor(Date.now() / 1_000) + offset;

const CLAIMS = {
  iss: `https://session.firebase.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: account.localId,
  auth_time: seconds(-60),
  iat: seconds(-60),
  exp: seconds(3_600),
};

type Signing = (text: string) => string;
const signedBy =
  (key = ours.privateKey): Signing =>
  (text) =>
    createSign('RSA-SHA256').update(text).sign(key).toString('base64url');

function token(claims: object = {}, header: object = {}, sign: Signing = signedBy()): string {
  const text = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT', ...header })}.${encode({ ...CLAIMS, ...claims })}`;
  return `${text}.${sign(text)}`;
}

function tampered(): string {
  const [header = '', , signature = ''] = token({ sub: 'somebody' }).split('.');
  return `${header}.${encode(CLAIMS)}.${signature}`;
}

const who = (cookie: string) => currentUser(`__session=${cookie}`);

describe('a session cookie', () => {
  it('is taken where Google signed it', async () => {
    expect(await who(token())).toEqual({ uid: 'admin-1', username: 'admin', isAdmin: true });
  });

  it.each([
    ['whose claims were changed', tampered()],
    ['signed with another key', token({}, {}, signedBy(theirs.privateKey))],
    ['signed with nothing', token({}, { alg: 'none' }, () => '')],
    ['signed with nothing and no key named', token({}, { alg: 'none', kid: undefined }, () => '')],
    [
      'signed with the public key as a secret',
      token({}, { alg: 'HS256' }, (text) => createHmac('sha256', publicKey).update(text).digest('base64url')),
    ],
    ['that names an unknown key', token({}, { kid: 'other' })],
    ['of another project', token({ aud: 'other', iss: 'https://session.firebase.google.com/other' })],
    ['that is an ID token', token({ iss: `https://securetoken.google.com/${PROJECT}` })],
    ['that has expired', token({ exp: seconds(-1) })],
    ['of nobody', token({ sub: '' })],
  ])('%s is refused', async (_what, cookie) => {
    expect(await who(cookie)).toBeNull();
  });

  it('from before the last sign-out is refused', async () => {
    account.validSince = String(CLAIMS.auth_time + 1);
    expect(await who(token())).toBeNull();
    expect(await who(token({ auth_time: CLAIMS.auth_time + 1 }))).not.toBeNull();
  });
});
