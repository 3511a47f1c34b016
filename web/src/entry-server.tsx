import type {
  RenderedPage,
  RenderRequest,
  ServerQueries,
  ShellRequest,
} from '@rad-rewind/contract/page-rendering';
import { StaticRouter } from 'react-router-dom';
import { ApiError } from './api/api-error.ts';
import { App } from './app/app.tsx';
import { assemblePage } from './app/assemble-page.ts';
import { LOADERS } from './app/loaders.ts';
import { pageAssets } from './app/page-assets.ts';
import { dehydrateQueries } from './app/page-state.ts';
import { createQueryClient } from './app/query-client.ts';
import { renderToText } from './app/render-to-text.ts';
import { matchScreen } from './app/routes.tsx';
import { START_SCRIPT } from './app/start-script.ts';

const NO_QUERIES = { queries: [], mutations: [] };
const UNKNOWN_FAILURE = 'Something went wrong on our side. Please try again.';

/** Failures of the data source as the API would answer them; the unknown ones without their detail. */
function toApiError(error: unknown): ApiError {
  const { status, message } = error as { status?: unknown; message?: unknown };
  if (typeof status !== 'number') return new ApiError(500, UNKNOWN_FAILURE);
  return new ApiError(status, String(message));
}

function asCatalogue(queries: ServerQueries): ServerQueries {
  const translated = <Answer,>(answer: Promise<Answer>) =>
    answer.catch((error: unknown) => {
      throw toApiError(error);
    });
  return {
    products: (query) => translated(queries.products(query)),
    categories: () => translated(queries.categories()),
    randomCategoryImage: (slug) => translated(queries.randomCategoryImage(slug)),
    offer: (productId) => translated(queries.offer(productId)),
  };
}

/** The page that the browser renders by itself: for /auth, /admin and whatever the server fails to render. */
export async function renderShell(build: ShellRequest): Promise<RenderedPage> {
  const client = createQueryClient(NO_CATALOGUE);
  const html = await renderToText(
    <StaticRouter location="/">
      <App client={client} origin={null} shell={true} />
    </StaticRouter>,
  );
  const { nonce } = build;
  const state = { origin: null, shell: true, analytics: null, queries: NO_QUERIES };
  return {
    status: 200,
    html: assemblePage(html, pageAssets(build), state, nonce),
    policy: { scripts: [], styles: [], nonce, leadsOut: false },
  };
}

const refuse = () => Promise.reject(new Error('The shell asks for no data'));
const NO_CATALOGUE: ServerQueries = {
  products: refuse,
  categories: refuse,
  randomCategoryImage: refuse,
  offer: refuse,
};

/**
 * Renders a page with its data.
 * @returns the whole document; status 404 where the address, product or category does not exist, 500 where data
 * could not be loaded and the page says so
 * @throws whatever a screen throws while rendering; serve `renderShell` then
 */
export async function render({
  url,
  origin,
  queries,
  analytics = null,
  ...build
}: RenderRequest): Promise<RenderedPage> {
  const { pathname, searchParams } = new URL(url, origin);
  const match = matchScreen(pathname);
  if (match?.route.browserOnly) return renderShell(build);

  const client = createQueryClient(asCatalogue(queries));
  const loader = match && LOADERS[match.route.pattern];
  const found = match !== null && (!loader || (await loader({ client, params: match.params, searchParams })));
  const html = await renderToText(
    <StaticRouter location={url}>
      <App client={client} origin={origin} shell={false} />
    </StaticRouter>,
  );
  const failed =
    client.getQueryCache().findAll({ predicate: ({ state }) => isOutage(state.error) }).length > 0;
  const state = { origin, shell: false, analytics, queries: dehydrateQueries(client) };
  client.clear();
  const assets = pageAssets(build, match?.route.source);
  return {
    status: failed ? 500 : found ? 200 : 404,
    html: assemblePage(html, assets, state, null),
    policy: {
      scripts: [START_SCRIPT],
      styles: assets.styles.map(({ text }) => text),
      nonce: null,
      leadsOut: match?.route.leadsOut ?? false,
    },
  };
}

function isOutage(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 500;
}
