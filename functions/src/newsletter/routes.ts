import { subscribeSchema } from '@rad-rewind/contract/subscriber';
import * as z from 'zod/mini';
import { created, noContent, ok } from '../http/answer.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { deleteSubscriber, findSubscribers, subscribe } from './subscriber-store.ts';

const params = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Subscriber not found')) });

/** The same answer for a new address and a known one, so that nobody learns who is on the list. */
const addSubscriber = defineRoute({
  method: 'POST',
  path: '/api/subscribe',
  access: 'public',
  body: subscribeSchema,
  handle: async ({ body, now }) => {
    await subscribe(body.email.toLowerCase(), now);
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
  handle: async ({ params: { id } }) => {
    await deleteSubscriber(id);
    return noContent();
  },
});

export const newsletterRoutes: readonly Route[] = [addSubscriber, readSubscribers, removeSubscriber];
