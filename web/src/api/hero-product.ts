import { queryOptions } from '@tanstack/react-query';
import { catalogueOf } from './catalogue-source.ts';
import { toSummary } from './product-list.ts';
import { queryKeys } from './query-keys.ts';

/** Among how many of the newest products the hero is drawn. */
const HERO_POOL = 24;

/**
 * A random product that has an image, or null where there is none (docs/product.md, "Home"). It is drawn once
 * and kept, so that the server's choice is the browser's too.
 */
export const heroProductQuery = queryOptions({
  queryKey: queryKeys.products.hero,
  queryFn: async ({ meta }) => {
    const products = await catalogueOf(meta).products({ limit: HERO_POOL });
    const candidates = products.map(toSummary).filter((product) => product.featuredImage);
    return candidates[Math.floor(Math.random() * candidates.length)] ?? null;
  },
});
