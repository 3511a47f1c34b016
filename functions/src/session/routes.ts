import { loginSchema, registrationSchema } from '@rad-rewind/contract/session';
import { environment } from '../environment.ts';
import { type Answer, created, noContent, ok } from '../http/answer.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { type BegunSession, register, signOutEverywhere } from './session.ts';
import { beginSessionCookies, endSessionCookies } from './session-cookie.ts';
import { toCurrentUser } from './session-user.ts';
import { signIn } from './sign-in.ts';

function withSession(answer: (body: unknown) => Answer, { user, cookie }: BegunSession): Answer {
  return { ...answer(toCurrentUser(user)), headers: { 'Set-Cookie': beginSessionCookies(cookie) } };
}

const readCurrentUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  handle: async ({ user }) => ok(toCurrentUser(user)),
});

const logIn = defineRoute({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  limit: { calls: 120, perSeconds: 60 },
  body: loginSchema,
  handle: async ({ body, request }) => withSession(ok, await signIn(body, clientAddress(request))),
});

const registerUser = defineRoute({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  limit: { calls: 20, perSeconds: 3_600, acrossInstances: true },
  body: registrationSchema,
  handle: async ({ body }) => {
    if (!environment().REGISTRATION_OPEN) throw new HttpError(403, 'Registration is closed');
    return withSession(created, await register(body));
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

export const sessionRoutes: readonly Route[] = [readCurrentUser, logIn, registerUser, logOut];
