import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { catalogueOf } from './catalogue-source.ts';
import { queryKeys } from './query-keys.ts';

/** One product as visitors see it; fails with status 404 where there is none. */
export const productBySlugQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.products.detail(slug),
    queryFn: async ({ meta }) => {
      const [product] = await catalogueOf(meta).products({ slug });
      if (!product) throw new ApiError(404, ERROR_TEXT.productNotFound);
      return product;
    },
  });
