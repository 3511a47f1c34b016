import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { statusSchema, webBuildSchema } from '@rad-rewind/contract/status';
import { statusApiPath } from '@rad-rewind/contract/status-paths';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { signInAdmin, signInOrdinaryUser, someAddress, visitor } from '../../test/people.ts';
import { STACK_NODE, STACK_URL } from '../../test/stack.ts';
import { PARAMETERS } from '../parameters/parameters.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

const status = async (forwardedFor?: string) => {
  const headers = forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
  return statusSchema.parse((await admin.call('GET', statusApiPath.status, { headers })).body);
};

it('is for admins alone, and never kept', async () => {
  expect((await visitor().get(statusApiPath.status)).status).toBe(401);
  expect((await (await signInOrdinaryUser()).get(statusApiPath.status)).status).toBe(403);
  const { headers } = await admin.get(statusApiPath.status);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

describe('the visitor-address check', () => {
  it('tells which address limits count the admin by, and what stood in the header', async () => {
    const address = someAddress();
    const { address: counted } = await status(`6.6.6.6, ${address}`);
    expect(counted).toMatchObject({ address, verdict: 'visitor', isCertain: true });
    expect(counted.header).toMatch(new RegExp(`^6\\.6\\.6\\.6, ${address}, `));
    expect(counted.entries.map(({ isSkipped }) => isSkipped)).toEqual([false, false, true]);
  });

  it.each([
    ['the CDN', '151.101.1.1', 'cdn'],
    ['Google', '35.191.0.1', 'google'],
    ['a private network', '10.0.0.4', 'private'],
  ])('tells an address of %s from a visitor', async (_whose, address, verdict) => {
    const { address: counted } = await status(address);
    expect(counted).toMatchObject({ address, verdict, isCertain: false });
  });

  it('tells a visitor behind the CDN, whose word the deployment does not take, as a claim', async () => {
    const address = someAddress();
    const { address: counted } = await status(`${address}, 151.101.1.1`);
    expect(counted).toMatchObject({ address, verdict: 'visitor', isCertain: false });
  });
});

it('names the parameters of the deployment and what holds', async () => {
  const { parameters } = await status();
  expect(parameters.map(({ name }) => name)).toEqual(Object.keys(PARAMETERS));
  expect(parameters.find(({ name }) => name === 'WEB_API_KEY')).toMatchObject({
    state: 'set',
    value: 'demo-web-api-key',
  });
});

it('tells what runs, and Hosting says which build it serves', async () => {
  const { versions } = await status();
  const root = readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8');
  const library = readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8');
  expect(versions).toMatchObject({
    shop: JSON.parse(root).version,
    node: STACK_NODE,
    revision: 'api-00001-local',
    firebaseFunctions: JSON.parse(library).dependencies['firebase-functions'],
  });
  expect(Date.parse(versions.builtAt)).toBeLessThan(Date.now());
  const served = await fetch(STACK_URL + statusApiPath.webBuild);
  expect(served.headers.get('cache-control')).toBe('no-cache');
  expect(webBuildSchema.parse(await served.json()).id).toBe(versions.webBuild);
});
