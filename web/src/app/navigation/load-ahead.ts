import type { QueryClient } from '@tanstack/react-query';
import type { Path } from 'react-router-dom';
import { matchScreen } from '../routes.tsx';

/** What failed is asked for again by the screen that needs it. */
export function forgetFailures(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.state.status === 'error' && !query.isActive() });
}

/**
 * Loads the code and the data of a page of the shop, with the queries that its screen and the server use. Does
 * nothing for other addresses, such as those of the API and the back office. Never fails.
 */
export async function loadAhead(
  client: QueryClient,
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
): Promise<void> {
  const match = matchScreen(pathname);
  if (!match?.route.load) return;
  const loadData = async () => {
    const { LOADERS } = await import('../loaders.ts');
    const searchParams = new URLSearchParams(search);
    await LOADERS[match.route.pattern]?.({ client, params: match.params, searchParams });
  };
  await Promise.allSettled([match.route.load(), loadData()]);
  forgetFailures(client);
}
