import type { Status } from '@rad-rewind/contract/status';
import { statusApiPath } from '@rad-rewind/contract/status-paths';
import { ok } from '../http/answer.ts';
import { explainClientAddress } from '../http/client-address.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { parameterStatus } from './parameter-status.ts';
import { versions } from './versions.ts';

/** Asks nobody, so that it answers whatever else is out of reach. */
const readStatus = defineRoute({
  method: 'GET',
  path: statusApiPath.status,
  handle: async ({ request }) => {
    const status: Status = {
      address: explainClientAddress(request),
      parameters: parameterStatus(process.env),
      versions: versions(),
    };
    return ok(status);
  },
});

export const statusRoutes: readonly Route[] = [readStatus];
