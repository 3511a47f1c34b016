import { apiPath } from '@rad-rewind/contract/paths';
import { defineRoute, type Route } from '../http/route.ts';
import { health } from './health.ts';

/** For whoever watches over the shop (docs/operate.md, "Health"). */
const readHealth = defineRoute({
  method: 'GET',
  path: apiPath.health,
  access: 'anonymous',
  limit: 'cached',
  handle: async () => {
    const body = await health();
    return { status: body.status === 'ok' ? 200 : 503, body };
  },
});

export const healthRoutes: readonly Route[] = [readHealth];
