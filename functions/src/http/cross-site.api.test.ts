import { apiPath } from '@rad-rewind/contract/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { signInAdmin, visitor } from '../../test/people.ts';
import { STACK_URL } from '../../test/stack.ts';
import { API_ROUTES, MEDIA_ROUTES, SIGN_IN_ROUTES } from '../routes.ts';

const GUARDED = [...API_ROUTES, ...MEDIA_ROUTES, ...SIGN_IN_ROUTES]
  .filter(({ method, access, fromAnywhere }) => {
    return !fromAnywhere && (method !== 'GET' || access === 'user' || access === 'admin');
  })
  .map(({ method, path, takesForm, takesFile }) => {
    return { method, address: path.replace(/:\w+/g, '999999999'), takesForm, takesFile };
  });

const ELSEWHERE: readonly [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another port of the same host', { origin: 'http://localhost:1' }],
  ['another scheme', { origin: STACK_URL.replace('http:', 'https:') }],
  ['a host that begins like ours', { origin: `${STACK_URL}.evil.example` }],
  ['another site, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling domain, by the browser’s word', { 'sec-fetch-site': 'same-site' }],
  ['another site that claims to be ours', { origin: STACK_URL, 'sec-fetch-site': 'cross-site' }],
];
const REFUSED = { status: 403, body: { message: "Only the shop's own pages may do this" } };

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

describe.each(ELSEWHERE)('attack: a page of %s, with the cookie of an admin', (_where, headers) => {
  it('can neither change anything nor read what needs a session', async () => {
    for (const { method, address } of GUARDED) {
      const { status, body } = await admin.call(method, address, { headers });
      expect({ call: `${method} ${address}`, status, body }).toEqual({
        call: `${method} ${address}`,
        ...REFUSED,
      });
    }
    expect((await admin.get(apiPath.user)).status).toBe(200);
  });
});

describe('attack: a form of another site, in a browser that says nothing', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'changes nothing with a body of %s',
    async (type) => {
      const refusing = GUARDED.filter(({ method, takesForm, takesFile }) => {
        return (
          method !== 'GET' &&
          !(takesForm && type.includes('form-url')) &&
          !(takesFile && type.includes('multi'))
        );
      });
      for (const { method, address } of refusing) {
        const { status } = await admin.call(method, address, {
          body: 'a=1',
          headers: { 'content-type': type },
        });
        expect({ call: `${method} ${address}`, status }).toEqual({
          call: `${method} ${address}`,
          status: 415,
        });
      }
      expect((await admin.get(apiPath.user)).status).toBe(200);
    },
  );
});

describe('the shop’s own pages', () => {
  const own = { origin: STACK_URL, 'sec-fetch-site': 'same-origin' };
  const body = { email: 'own-page@example.com' };

  it.each([
    ['may call', own],
    ['may call with a browser that tells the origin alone', { origin: STACK_URL }],
  ])('%s', async (_what, headers) => {
    expect((await visitor().call('POST', apiPath.subscribe, { body, headers })).status).toBe(201);
  });

  it('may post a form', async () => {
    const headers = { ...own, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await visitor().call('POST', apiPath.subscribe, {
      body: 'email=own%40example.com',
      headers,
    });
    expect(status).toBe(303);
  });
});

it('programs that are no browser may call', async () => {
  expect((await visitor().post(apiPath.subscribe, { email: 'program@example.com' })).status).toBe(201);
});

it('links of other sites lead to what everybody may see', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await visitor().call('GET', apiPath.products({ limit: 1 }), { headers })).status).toBe(200);
});

it('no answer lets pages of other sites read it', async () => {
  const { headers } = await admin.call('GET', apiPath.products(), {
    headers: { origin: 'https://evil.example' },
  });
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
