import { registrationSchema } from '@rad-rewind/contract/session';
import { environment } from '../environment.ts';
import { created, noContent, ok } from '../http/answer.ts';
import { HttpError } from '../http/http-error.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { register, signOutEverywhere } from './session.ts';
import { beginSessionCookies, endSessionCookies } from './session-cookie.ts';
import { toCurrentUser } from './session-user.ts';

const readCurrentUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  handle: async ({ user }) => ok(toCurrentUser(user)),
});

const registerUser = defineRoute({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  limit: { calls: 20, perSeconds: 3_600, acrossInstances: true },
  body: registrationSchema,
  handle: async ({ body }) => {
    if (!environment().REGISTRATION_OPEN) throw new HttpError(403, 'Registration is closed');
    const { user, cookie } = await register(body);
    return { ...created(toCurrentUser(user)), headers: { 'Set-Cookie': beginSessionCookies(cookie) } };
  },
});

const logOut = defineRoute({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  limit: { calls: 120, perSeconds: 60 },
  handle: async ({ user }) => {
    if (user) await signOutEverywhere(user.uid);
    return { ...noContent(), headers: { 'Set-Cookie': endSessionCookies() } };
  },
});

export const sessionRoutes: readonly Route[] = [readCurrentUser, registerUser, logOut];
