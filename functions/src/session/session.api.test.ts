import { apiPath } from '@rad-rewind/contract/paths';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { newRegistration, signInAdmin, signInOrdinaryUser, visitor } from '../../test/people.ts';
import { ADMIN } from '../../test/stack.ts';

const SESSION = '__session';
const HINT = 'rr_session';

const userOf = async (client: ApiClient) => {
  const { status, body } = await client.get(apiPath.user);
  return { status, body };
};
const SIGNED_IN = { username: 'admin', isAdmin: true, deviceToken: expect.any(String) };
const NOBODY = { status: 401, body: { message: 'Please sign in' } };

describe('POST /api/login', () => {
  it('signs an admin in and gives both cookies', async () => {
    const client = visitor();
    const { status, body, headers } = await client.post(apiPath.login, ADMIN);
    expect({ status, body }).toEqual({ status: 200, body: SIGNED_IN });
    const cookies = headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith(`${SESSION}=`));
    expect(session).toMatch(/^__session=\S+; HttpOnly; Max-Age=432000; Path=\/; Secure; SameSite=Strict$/);
    const hint = cookies.find((cookie) => cookie.startsWith(`${HINT}=`));
    expect(hint).toBe(`${HINT}=1; Max-Age=432000; Path=/; Secure; SameSite=Strict`);
    expect(await userOf(client)).toEqual({ status: 200, body: { username: 'admin', isAdmin: true } });
  });

  it('compares user names without regard to case', async () => {
    const { status, body } = await visitor().post(apiPath.login, { ...ADMIN, username: ' ADMIN ' });
    expect({ status, body }).toEqual({ status: 200, body: SIGNED_IN });
  });

  it.each([
    ['a wrong password', { ...ADMIN, password: 'radical80s' }],
    ['an unknown name', { ...ADMIN, username: 'nobody-of-this-name' }],
  ])('refuses %s with the same words and no cookie', async (_what, login) => {
    const { status, body, headers } = await visitor().post(apiPath.login, login);
    expect({ status, body }).toEqual({ status: 401, body: { message: 'Invalid username or password' } });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [{ username: 'ad', password: 'radical90s' }, 'Username must be at least 3 characters'],
    [{ username: '  a  ', password: 'radical90s' }, 'Username must be at least 3 characters'],
    [{ username: 'admin', password: 'short' }, 'Password must be at least 6 characters'],
    [{ username: 'admin' }, 'Password must be at least 6 characters'],
    [{ username: 'x'.repeat(65), password: 'radical90s' }, 'Username must be at most 64 characters'],
    [{ username: 'admin', password: 'x'.repeat(201) }, 'Password must be at most 200 characters'],
  ])('refuses %j', async (login, message) => {
    const { status, body } = await visitor().post<{ message: string }>(apiPath.login, login);
    expect({ status, message: body.message }).toEqual({ status: 400, message });
  });
});

describe('attack: planting a session', () => {
  it('gains nothing: signing in gives a new cookie, and the planted one stays what it was', async () => {
    const planted = (await signInOrdinaryUser()).cookies.get(SESSION) ?? '';
    const victim = visitor();
    victim.cookies.set(SESSION, planted);
    await victim.post(apiPath.login, ADMIN);
    expect(victim.cookies.get(SESSION)).not.toBe(planted);
    const attacker = visitor();
    attacker.cookies.set(SESSION, planted);
    expect((await userOf(attacker)).body).toMatchObject({ isAdmin: false });
  });
});

describe('GET /api/user', () => {
  it('answers 401 to a visitor', async () => {
    expect(await userOf(visitor())).toEqual(NOBODY);
  });

  it('answers 401 to a cookie that is forged or cut', async () => {
    const admin = await signInAdmin();
    const real = admin.cookies.get(SESSION) ?? '';
    for (const forged of [
      'nonsense',
      real.slice(0, -20),
      `${real}x.y.z`,
      real.split('.').reverse().join('.'),
    ]) {
      admin.cookies.set(SESSION, forged);
      expect(await userOf(admin)).toEqual(NOBODY);
    }
  });
});

describe('POST /api/logout', () => {
  it('ends the session everywhere and clears both cookies', async () => {
    const registration = newRegistration();
    const client = visitor();
    await client.post(apiPath.register, registration);
    // Firebase Auth tells sessions from before a revocation by the second: all of this within one.
    await new Promise((resolve) => setTimeout(resolve, 1_000 - (Date.now() % 1_000)));
    const elsewhere = visitor();
    await elsewhere.post(apiPath.login, registration);
    expect((await userOf(elsewhere)).status).toBe(200);
    const stolen = client.cookies.get(SESSION) ?? '';
    const { status, body } = await client.post(apiPath.logout);
    expect({ status, body }).toEqual({ status: 204, body: null });
    expect([...client.cookies]).toEqual([]);
    client.cookies.set(SESSION, stolen);
    expect(await userOf(client)).toEqual(NOBODY);
    expect(await userOf(elsewhere)).toEqual(NOBODY);
    expect((await visitor().post(apiPath.login, registration)).status).toBe(200);
  });

  it('is no error for a visitor', async () => {
    expect((await visitor().post(apiPath.logout)).status).toBe(204);
  });
});

describe('POST /api/register', () => {
  it('creates an ordinary user and signs in', async () => {
    const client = visitor();
    const registration = newRegistration();
    const { status, body } = await client.post(apiPath.register, registration);
    const user = { username: registration.username, isAdmin: false };
    expect({ status, body }).toEqual({ status: 201, body: user });
    expect(await userOf(client)).toEqual({ status: 200, body: user });
  });

  it('makes nobody an admin, whatever is sent', async () => {
    const client = visitor();
    await client.post(apiPath.register, { ...newRegistration(), isAdmin: true, admin: true });
    expect((await client.get(apiPath.adminSettings)).status).toBe(403);
  });

  it('answers 409 for a name that is taken', async () => {
    const registration = newRegistration();
    await visitor().post(apiPath.register, registration);
    const { status, body } = await visitor().post(apiPath.register, registration);
    expect({ status, body }).toEqual({
      status: 409,
      body: { message: `Username "${registration.username}" is already taken` },
    });
    const asAdmin = { username: 'Admin', password: 'takeover1', confirmPassword: 'takeover1' };
    expect((await visitor().post(apiPath.register, asAdmin)).status).toBe(409);
  });

  it('refuses passwords that differ', async () => {
    const { status, body } = await visitor().post<{ message: string; issues: unknown }>(apiPath.register, {
      ...newRegistration(),
      confirmPassword: 'something-else',
    });
    expect(status).toBe(400);
    expect(body.message).toContain('Passwords do not match');
    expect(body.issues).toEqual([{ field: 'confirmPassword', message: 'Passwords do not match' }]);
  });
});

describe('an ordinary user', () => {
  it('may not do what admins may', async () => {
    const { status, body } = await (await signInOrdinaryUser()).get(apiPath.adminSubscribers);
    expect({ status, body }).toEqual({ status: 403, body: { message: 'Only admins may do this' } });
  });
});
