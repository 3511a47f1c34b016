import { pagePath } from '@rad-rewind/contract/paths';
import * as z from 'zod/mini';
import { type Answer, ok, seeOther } from '../http/answer.ts';
import { HttpError } from '../http/http-error.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { linkKey } from './link-key.ts';
import { LINK_TOKEN, readLink } from './link-token.ts';
import { confirmSubscription, unsubscribe } from './subscriber-store.ts';

const NO_LINK = 'This link is not valid';

const params = z.object({ token: z.string().check(z.regex(LINK_TOKEN, NO_LINK)) });
/** `page`: the call is a form's on one of our pages, which goes on to a page; programs are never redirected. */
const query = z.object({ page: z.optional(z.literal('1', { error: 'Page must be 1' })) });

/** Mail providers press for many people, from few addresses. */
const limit = { calls: 1_200, perSeconds: 60 };

function outcome(done: boolean, message: string, page: string | null): Answer {
  if (page !== null) return seeOther(page);
  if (!done) throw new HttpError(404, NO_LINK);
  return ok({ message });
}

/** What a mail shows as a link. A program that looks at every link of a mail changes nothing by it. */
const openUnsubscribe = defineRoute({
  method: 'GET',
  path: '/api/unsubscribe/:token',
  access: 'anonymous',
  limit,
  params,
  handle: async ({ params: { token } }) => seeOther(pagePath.unsubscribe(token)),
});

/**
 * Ends a subscription, by the button of our page or by a mail program's one-click POST (RFC 8058: without cookies,
 * from anywhere, as a form of either kind, answered without a redirect).
 */
const endSubscription = defineRoute({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  access: 'anonymous',
  limit,
  params,
  query,
  takesForm: true,
  takesFile: true,
  fromAnywhere: true,
  handle: async ({ params: { token }, query: { page }, now }) => {
    const id = readLink('unsubscribe', token, await linkKey());
    if (id !== null) await unsubscribe(id, now);
    const next = page ? pagePath.unsubscribe(id === null ? 'failed' : 'done') : null;
    return outcome(id !== null, 'You are unsubscribed.', next);
  },
});

/** Makes a pending subscription active, by the button of the page that the confirmation mail leads to. */
const startSubscription = defineRoute({
  method: 'POST',
  path: '/api/confirm-subscription/:token',
  access: 'anonymous',
  limit,
  params,
  query,
  takesForm: true,
  handle: async ({ params: { token }, query: { page }, now }) => {
    const id = readLink('confirm', token, await linkKey());
    const done = id !== null && (await confirmSubscription(id, now));
    const next = page ? pagePath.confirmSubscription(done ? 'done' : 'failed') : null;
    return outcome(done, 'You are subscribed.', next);
  },
});

export const linkRoutes: readonly Route[] = [openUnsubscribe, endSubscription, startSubscription];
