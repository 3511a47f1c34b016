import { webBuildSchema } from '@rad-rewind/contract/status';
import { statusApiPath } from '@rad-rewind/contract/status-paths';
import { queryOptions } from '@tanstack/react-query';
import { request } from './http-client.ts';

/** The id of the web build that Hosting serves at the moment; null where it does not say. */
export const adminWebBuildQuery = queryOptions({
  queryKey: ['status', 'web-build'],
  staleTime: 0,
  refetchOnMount: 'always',
  queryFn: async ({ signal }) => {
    try {
      return webBuildSchema.parse(await request(statusApiPath.webBuild, { signal })).id;
    } catch {
      return null;
    }
  },
});
