import type { ServerQueries } from '@rad-rewind/contract/page-rendering';
import { QueryClient } from '@tanstack/react-query';

/**
 * The query client with the settings of docs/product.md, "Data loading": no retries, no refetch on focus, no
 * polling, data never goes stale. A failed query stays failed while its screen is open, so that what the server
 * rendered is what the browser shows first. Calls without a network fail at once: one that waited for it would
 * look as if it were under way.
 * @param catalogue where queries take the catalogue from
 */
export function createQueryClient(catalogue: ServerQueries): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Nor is anything fetched anew once the network is back.
        networkMode: 'always',
        meta: { catalogue },
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
