import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** How Google's endpoint with the keys of session cookies answers; another endpoint tells about accounts. */
let answerKeys: RequestListener;
const tellKeys: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ [KEY_ID]: publicKey }));
};

beforeAll(async () => {
  google = createServer((request, response) => {
    if (!request.url?.includes('lookup')) return answerKeys(request, response);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ users: [account] }));
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

beforeEach(() => {
  answerKeys = tellKeys;
  account.validSince = '0';
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

describe('an outage of the endpoint with the keys', () => {
  it.each<[string, RequestListener]>([
    ['that fails', (_request, response) => response.writeHead(500).end('backend error')],
    [
      'that fails in JSON',
      (_request, response) =>
        response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":"quota exceeded"}'),
    ],
    [
      'that answers something else',
      (_request, response) => response.end('<title>Sign in to the network</title>'),
    ],
    ['that cuts the line', (request) => request.socket.destroy()],
  ])('%s is no sign-out: nobody can tell who asks', async (_what, answer) => {
    answerKeys = answer;
    await expect(who(token())).rejects.toMatchObject({ name: 'OutageError', service: 'auth' });
    answerKeys = tellKeys;
    expect(await who(token())).toMatchObject({ uid: 'admin-1' });
  });
});
