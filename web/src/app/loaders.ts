import { LIST_PAGE_SIZE, STRIP_SIZE } from '@rad-rewind/contract/limits';
import { LEGAL_SECTIONS, PAGE_PATTERNS } from '@rad-rewind/contract/paths';
import type { QueryClient } from '@tanstack/react-query';
import { categoryListQuery } from '../api/category-list.ts';
import { heroProductQuery } from '../api/hero-product.ts';
import { productBySlugQuery } from '../api/product-by-slug.ts';
import { productListQuery } from '../api/product-list.ts';
import { productOfferQuery } from '../api/product-offer.ts';
import { randomCategoryImageQuery } from '../api/random-category-image.ts';
import { categoryProductsQuery, categoryTagQuery } from '../storefront/category/category-queries.ts';
import { categoryFrom, homeProductsQuery } from '../storefront/home/home-queries.ts';
import { similarProductsQuery } from '../storefront/product/similar-queries.ts';
import { searchResultsQuery } from '../storefront/search/search-queries.ts';
import { tagProductsQuery } from '../storefront/tag/tag-queries.ts';
import { shownFrom } from '../ui/load-more/shown.ts';

interface LoadContext {
  client: QueryClient;
  params: Record<string, string | undefined>;
  searchParams: URLSearchParams;
}

/**
 * Loads what a screen is going to ask for, into the query client. Failures stay in the client, for the screen
 * to show. @returns whether what the address names exists
 */
type Loader = (context: LoadContext) => Promise<boolean>;

const loadCategories = (client: QueryClient) => client.fetchQuery(categoryListQuery).catch(() => []);

async function loadCategoryImages(client: QueryClient): Promise<void> {
  const categories = await loadCategories(client);
  await Promise.all(categories.map(({ slug }) => client.prefetchQuery(randomCategoryImageQuery(slug))));
}

const home: Loader = async ({ client, searchParams }) => {
  await Promise.all([
    loadCategoryImages(client),
    // The list first: the hero is drawn from what is read for it.
    client.prefetchQuery(homeProductsQuery(searchParams)),
    client.prefetchQuery(heroProductQuery(categoryFrom(searchParams))),
    client.prefetchQuery(productListQuery({ newArrival: true, limit: STRIP_SIZE })),
  ]);
  return true;
};

const product: Loader = async ({ client, params }) => {
  const query = productBySlugQuery(params.slug ?? '');
  await Promise.all([client.prefetchQuery(query), loadCategories(client)]);
  const found = client.getQueryData(query.queryKey);
  if (found) {
    await Promise.all([
      client.prefetchQuery(similarProductsQuery(found.slug)),
      client.prefetchQuery(productOfferQuery(found.id)),
    ]);
  }
  return found !== undefined;
};

const category: Loader = async ({ client, params, searchParams }) => {
  const found = (await loadCategories(client)).find(({ slug }) => slug === params.slug);
  if (!found) return false;
  const tagQuery = categoryTagQuery(found.id, searchParams);
  await Promise.all([
    client.prefetchQuery(categoryProductsQuery(found.id, searchParams)),
    tagQuery && client.prefetchQuery(tagQuery),
  ]);
  return true;
};

const categories: Loader = async ({ client }) => {
  await loadCategoryImages(client);
  return true;
};

const newArrivals: Loader = async ({ client, searchParams }) => {
  const limit = shownFrom(searchParams, LIST_PAGE_SIZE);
  await Promise.all([
    client.prefetchQuery(productListQuery({ newArrival: true, limit })),
    loadCategories(client),
  ]);
  return true;
};

const tag: Loader = async ({ client, params, searchParams }) => {
  const query = tagProductsQuery(params.tag ?? '', searchParams);
  await Promise.all([client.prefetchQuery(query), loadCategories(client)]);
  return true;
};

const legal: Loader = async ({ params }) =>
  (LEGAL_SECTIONS as readonly string[]).includes(params.section ?? '');

const search: Loader = async ({ client, searchParams }) => {
  const query = searchResultsQuery(searchParams);
  await Promise.all([query && client.prefetchQuery(query), loadCategories(client)]);
  return true;
};

/** Loaders by the pattern of their screen; a screen without data has none. */
export const LOADERS: Partial<Record<string, Loader>> = {
  [PAGE_PATTERNS.home]: home,
  [PAGE_PATTERNS.product]: product,
  [PAGE_PATTERNS.category]: category,
  [PAGE_PATTERNS.categories]: categories,
  [PAGE_PATTERNS.newArrivals]: newArrivals,
  [PAGE_PATTERNS.tag]: tag,
  [PAGE_PATTERNS.legal]: legal,
  [PAGE_PATTERNS.search]: search,
};
