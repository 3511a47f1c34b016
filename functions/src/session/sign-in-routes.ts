import { loginSchema, type SignedIn } from '@rad-rewind/contract/session';
import { ok } from '../http/answer.ts';
import { explainClientAddress } from '../http/client-address.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import { deviceTokenFor, knownDevice } from './known-device.ts';
import { beginSessionCookies } from './session-cookie.ts';
import { toCurrentUser } from './session-user.ts';
import { signIn } from './sign-in.ts';

/** An address that somebody may have made up turns nobody away. */
const limitStrangers = limitCalls('POST /api/login', {
  calls: 120,
  perSeconds: 60,
  counts: (request) => explainClientAddress(request).isCertain,
});

const logIn = defineRoute({
  method: 'POST',
  path: '/api/login',
  access: 'anonymous',
  limit: 'by-handler',
  body: loginSchema,
  handle: async ({ body, request, now }) => {
    const device = await knownDevice(body, now.getTime());
    if (device === null) await limitStrangers(request);
    const { user, cookie } = await signIn(body, { address: explainClientAddress(request), device });
    const deviceToken = await deviceTokenFor(body.username, device, Date.now());
    const answer: SignedIn = { ...toCurrentUser(user), deviceToken };
    return { ...ok(answer), headers: { 'Set-Cookie': beginSessionCookies(cookie) } };
  },
});

export const signInRoutes: readonly Route[] = [logIn];
