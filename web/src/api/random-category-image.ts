import { queryOptions } from '@tanstack/react-query';
import { catalogueOf } from './catalogue-source.ts';
import { queryKeys } from './query-keys.ts';

/**
 * The picture of a random product of a category, or null where there is none to show. A failure is only logged
 * (docs/product.md, "Errors and toasts"): the card then shows its drawing.
 */
export const randomCategoryImageQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.categories.randomImage(slug),
    queryFn: async ({ meta }) => {
      try {
        return await catalogueOf(meta).randomCategoryImage(slug);
      } catch (error) {
        console.warn(`No picture for category ${slug}:`, error);
        return null;
      }
    },
  });
