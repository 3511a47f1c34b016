import { subscribedPath } from '@rad-rewind/contract/paths';
import { subscribeSchema } from '@rad-rewind/contract/subscriber';
import * as z from 'zod/mini';
import { created, noContent, ok, seeOther } from '../http/answer.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { deleteSubscriber, findSubscribers, subscribe } from './subscriber-store.ts';

const params = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Subscriber not found')) });

/** The path of the page that a form was posted from; home where the browser does not say. */
function pageOf(referrer: string | undefined): string {
  // One slash in front: two would lead to another site.
  return URL.canParse(referrer ?? '') ? new URL(referrer ?? '').pathname.replace(/^\/+/, '/') : '/';
}

/** The same answer for a new address and a known one, so that nobody learns who is on the list. */
const addSubscriber = defineRoute({
  method: 'POST',
  path: '/api/subscribe',
  access: 'public',
  limit: { calls: 120, perSeconds: 3_600, acrossInstances: true },
  body: subscribeSchema,
  takesForm: true,
  handle: async ({ body, request, now }) => {
    await subscribe(body.email.toLowerCase(), now);
    if (request.accepts(['json', 'html']) === 'html') {
      return seeOther(subscribedPath(pageOf(request.get('referer'))));
    }
    return created({ message: 'Thanks for subscribing!' });
  },
});

const readSubscribers = defineRoute({
  method: 'GET',
  path: '/api/admin/subscribers',
  handle: async () => ok(await findSubscribers()),
});

const removeSubscriber = defineRoute({
  method: 'DELETE',
  path: '/api/admin/subscribers/:id',
  params,
  handle: async ({ params: { id }, trace }) => {
    await deleteSubscriber(id, trace);
    return noContent();
  },
});

export const newsletterRoutes: readonly Route[] = [addSubscriber, readSubscribers, removeSubscriber];
