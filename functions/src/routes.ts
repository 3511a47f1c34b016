import { amazonRoutes } from './amazon/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { categoryRoutes } from './catalogue/category-routes.ts';
import { deletedRoutes } from './catalogue/deleted-routes.ts';
import { productRoutes } from './catalogue/product-routes.ts';
import { clickRoutes } from './clicks/routes.ts';
import { discoveryRoutes, sitemapRoutes } from './discovery/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { Route } from './http/route.ts';
import { mediaRoutes } from './media/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { scheduleRoutes } from './schedules/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { signInRoutes } from './session/sign-in-routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { shareRoutes } from './share/routes.ts';
import { statusRoutes } from './status/routes.ts';

/** Every call that the `api` function answers. */
export const API_ROUTES: readonly Route[] = [
  ...healthRoutes,
  ...sessionRoutes,
  ...productRoutes,
  ...categoryRoutes,
  ...deletedRoutes,
  ...clickRoutes,
  ...newsletterRoutes,
  ...settingsRoutes,
  ...amazonRoutes,
  ...auditRoutes,
  ...scheduleRoutes,
  ...statusRoutes,
  ...discoveryRoutes,
];

/** Every call that the `media` function answers, which has more memory, for pictures. */
export const MEDIA_ROUTES: readonly Route[] = [...mediaRoutes, ...shareRoutes, ...sitemapRoutes];

/** Every call that the `signIn` function answers: guesses of passwords take nobody else's turn. */
export const SIGN_IN_ROUTES: readonly Route[] = signInRoutes;
