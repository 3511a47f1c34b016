import type { AnalyticsConfig } from '@rad-rewind/contract/analytics';
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

/** Id of the element that carries the page's state from the server to the browser. */
export const PAGE_STATE_ID = 'query-state';

export interface PageState {
  /** Scheme and host for canonical addresses; null where the browser is to use its own. */
  origin: string | null;
  /** Whether the server rendered nothing but the shell. */
  shell: boolean;
  /** What visits are measured with, once the visitor agreed; null where nothing is. */
  analytics: AnalyticsConfig | null;
  queries: DehydratedState;
}

/** What the queries hold, failures included: a page that shows one must show it again in the browser. */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  return dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
    shouldDehydrateMutation: () => false,
    shouldRedactErrors: () => false,
  });
}

function reviveError(error: unknown): ApiError | null {
  if (typeof error !== 'object' || error === null) return null;
  const { status, text } = error as { status?: unknown; text?: unknown };
  return new ApiError(typeof status === 'number' ? status : 500, typeof text === 'string' ? text : '');
}

/** Fills the query client with what the server put into the page. */
export function hydrateQueries(client: QueryClient, queries: DehydratedState): void {
  hydrate(client, {
    ...queries,
    queries: queries.queries.map((query) => ({
      ...query,
      state: { ...query.state, error: reviveError(query.state.error) },
    })),
  });
}

/** Reads the state that the server put into the page. */
export function readPageState(page: Document): PageState {
  const text = page.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) return { origin: null, shell: true, analytics: null, queries: { queries: [], mutations: [] } };
  return JSON.parse(text) as PageState;
}
