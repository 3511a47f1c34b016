import { LIST_PAGE_SIZE, TEXT_LIMITS } from '@rad-rewind/contract/limits';
import { productListQuery } from '../../api/product-list.ts';
import { shownFrom } from '../../ui/load-more/shown.ts';

/** Query parameter that holds the chosen tag. */
export const TAG_PARAMETER = 'tag';

/**
 * How many products of a category's tag are shown: with a filter there is no load-more button, and a page must not
 * grow with the catalogue. The tag's own page goes on.
 */
export const TAGGED_LIMIT = 96;

/** The chosen tag, or null while the filter is clear. */
export function tagFrom(searchParams: URLSearchParams): string | null {
  const tag = searchParams.get(TAG_PARAMETER)?.trim();
  return tag && tag.length <= TEXT_LIMITS.tag ? tag : null;
}

/** The products of a category, as many as the page shows. */
export function categoryProductsQuery(categoryId: number, searchParams: URLSearchParams) {
  return productListQuery({ categoryId, limit: shownFrom(searchParams, LIST_PAGE_SIZE) });
}

/** The products of a category that carry the chosen tag, or null while the filter is clear. */
export function categoryTagQuery(categoryId: number, searchParams: URLSearchParams) {
  const tag = tagFrom(searchParams);
  return tag === null ? null : productListQuery({ categoryId, tag, limit: TAGGED_LIMIT });
}
