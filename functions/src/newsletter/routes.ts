import { subscribedPath } from '@rad-rewind/contract/paths';
import { SUBSCRIBE_TRAP } from '@rad-rewind/contract/subscribe-trap';
import { subscribeSchema } from '@rad-rewind/contract/subscriber';
import { created, seeOther } from '../http/answer.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { newsletterAdminRoutes } from './admin-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { subscribe } from './subscribe.ts';

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
    // Only a bot fills in what nobody sees; it learns nothing from the answer.
    if (!body[SUBSCRIBE_TRAP]) await subscribe(body.email.toLowerCase(), now);
    if (request.accepts(['json', 'html']) === 'html') {
      return seeOther(subscribedPath(pageOf(request.get('referer'))));
    }
    return created({ message: 'Thanks for subscribing!' });
  },
});

export const newsletterRoutes: readonly Route[] = [addSubscriber, ...linkRoutes, ...newsletterAdminRoutes];
