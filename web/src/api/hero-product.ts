import { HOME_PAGE_SIZE } from '@rad-rewind/contract/limits';
import type { PublicProduct } from '@rad-rewind/contract/product';
import { queryOptions } from '@tanstack/react-query';
import { catalogueOf } from './catalogue-source.ts';
import { type ProductSummary, toSummary } from './product-list.ts';
import { queryKeys } from './query-keys.ts';

/** Among how many of the newest products the hero is drawn: those of the home page's list, which are read anyway. */
const HERO_POOL = HOME_PAGE_SIZE;

/** Among how many of the whole shop's newest, where none of those has an image. */
const WIDER_POOL = 24;

function draw(products: readonly PublicProduct[]): ProductSummary | null {
  const candidates = products.map(toSummary).filter((product) => product.featuredImage);
  return candidates[Math.floor(Math.random() * candidates.length)] ?? null;
}

/**
 * A random product that has an image, or null where there is none (docs/product.md, "Home"). It is drawn once
 * and kept, so that the server's choice is the browser's too.
 * @param categoryId the category that the home page's list is narrowed to, if any
 */
export const heroProductQuery = (categoryId: number | undefined) =>
  queryOptions({
    queryKey: queryKeys.products.hero,
    queryFn: async ({ meta }) => {
      const catalogue = catalogueOf(meta);
      return (
        draw(await catalogue.products({ categoryId, limit: HERO_POOL })) ??
        draw(await catalogue.products({ limit: WIDER_POOL }))
      );
    },
  });
