import { newsletterSettingsSchema } from '@rad-rewind/contract/subscriber';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { environment } from '../environment.ts';
import { noContent, ok } from '../http/answer.ts';
import { forwardedHeaders, requestOrigin } from '../http/request-origin.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { linksOf } from './links.ts';
import { saveNewsletterSettings, showNewsletterSettings } from './newsletter-settings.ts';
import { deleteSubscriber, findSubscriberIds, findSubscribers } from './subscriber-store.ts';

const params = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Subscriber not found')) });

/** The shop's origin as the admin who asks knows it. */
const originOf = (request: Request): string =>
  requestOrigin(forwardedHeaders(request), environment().SITE_URL);

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

const readUnsubscribeLinks = defineRoute({
  method: 'GET',
  path: '/api/admin/unsubscribe-links',
  handle: async ({ request }) => {
    const origin = originOf(request);
    const links = (await findSubscriberIds()).map(
      async (id) => [id, (await linksOf(id, origin)).unsubscribe] as const,
    );
    return ok(Object.fromEntries(await Promise.all(links)));
  },
});

const readSettings = defineRoute({
  method: 'GET',
  path: '/api/admin/newsletter',
  handle: async () => ok(await showNewsletterSettings()),
});

const replaceSettings = defineRoute({
  method: 'PUT',
  path: '/api/admin/newsletter',
  body: newsletterSettingsSchema,
  handle: async ({ body, request, trace }) =>
    ok(await saveNewsletterSettings(body, originOf(request), trace)),
});

export const newsletterAdminRoutes: readonly Route[] = [
  readSubscribers,
  removeSubscriber,
  readUnsubscribeLinks,
  readSettings,
  replaceSettings,
];
