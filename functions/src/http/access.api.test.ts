import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { describe, expect, it } from 'vitest';
import { adminClaiming, holding, INTRUDERS } from '../../test/intruders.ts';
import { signInAdmin, visitor } from '../../test/people.ts';
import { API_ROUTES, MEDIA_ROUTES, SIGN_IN_ROUTES } from '../routes.ts';

const ROUTES = [...API_ROUTES, ...MEDIA_ROUTES, ...SIGN_IN_ROUTES];
const CLOSED = ROUTES.filter(({ access }) => access === 'user' || access === 'admin').map((route) => ({
  ...route,
  address: route.path.replace(/:\w+/g, '1'),
}));
const REFUSALS = { 401: 'Please sign in', 403: 'Only admins may do this' } as const;

describe.each(INTRUDERS)('attack: $who', ({ status, arrive }) => {
  it('is refused by each route of the table that is not open to all, and told nothing', async () => {
    const client = holding(await arrive());
    for (const { method, address, access } of CLOSED) {
      if (access === 'user' && status === 403) continue;
      const answer = await client.call(method, address);
      expect({ call: `${method} ${address}`, status: answer.status, body: answer.body }).toEqual({
        call: `${method} ${address}`,
        status,
        body: { message: REFUSALS[status] },
      });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});

it('the forged cookies are refused for what they claim: with the right claims one is let in', async () => {
  const client = holding(await adminClaiming(() => ({}))());
  expect((await client.get(apiPath.adminSettings)).status).toBe(200);
});

it('every call under /api/admin is for admins', () => {
  const open = ROUTES.filter(({ path, access }) => path.startsWith('/api/admin') && access !== 'admin');
  expect(open).toEqual([]);
});

describe('attack: writing the address of a call otherwise', () => {
  it.each([
    '/api/admin/settings/',
    '/API/ADMIN/settings',
    '/api/%61dmin/settings',
    '//api/admin/settings',
    '/api//admin/settings',
    '/api/x/../admin/settings',
    '/api/x/%2e%2e/admin/settings',
    '/api/admin/settings?access=public',
    '/api/admin/settings;x=1',
    '/uploads/../api/admin/settings',
  ])('%s tells a visitor nothing', async (path) => {
    const { status, body } = await visitor().get(path);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(JSON.stringify(body)).not.toContain('amazonAssociateTag');
  });

  it.each(['HEAD', 'OPTIONS', 'PATCH', 'PROPFIND'])('%s tells a visitor nothing', async (method) => {
    const { status, body } = await visitor().call<{ message?: string } | null>(method, apiPath.adminSettings);
    expect([401, 405]).toContain(status);
    expect(Object.keys(body ?? {})).toEqual(method === 'HEAD' ? [] : ['message']);
  });

  it('neither does naming another method in a header', async () => {
    const { status } = await visitor().call('POST', apiPath.products(), {
      headers: { 'x-http-method-override': 'GET', 'x-original-url': apiPath.adminSettings },
    });
    expect(status).toBe(405);
  });
});

describe('every screen of the back office', () => {
  const screens = Object.entries(pagePath)
    .filter(([name]) => name.startsWith('admin'))
    .map(([, path]) => (typeof path === 'string' ? path : (path as (id: number) => string)(1)));
  const withoutNonces = (html: string) => html.replace(/ nonce="[^"]*"/g, '');

  it.each([...screens, '/admin/nothing'])('%s is the same empty page for everybody', async (path) => {
    const ofVisitor = await visitor().get<string>(path);
    const ofAdmin = await (await signInAdmin()).get<string>(path);
    expect(ofVisitor.status).toBe(200);
    expect(withoutNonces(ofVisitor.body)).toBe(withoutNonces(ofAdmin.body));
    const state = /id="query-state">(.*?)<\/script>/.exec(ofVisitor.body)?.[1] ?? '{}';
    expect(JSON.parse(state)).toMatchObject({ queries: { queries: [], mutations: [] } });
  });
});
