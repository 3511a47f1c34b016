import { LIST_PAGE_SIZE, TEXT_LIMITS } from '@rad-rewind/contract/limits';
import { firstCharacters } from '@rad-rewind/contract/text';
import { productListQuery } from '../../api/product-list.ts';
import { shownFrom } from '../../ui/load-more/shown.ts';

/**
 * The products that carry a tag, whatever its case, as many as the page shows; no stored tag is longer than what is
 * asked for here.
 */
export function tagProductsQuery(tag: string, searchParams: URLSearchParams) {
  const limit = shownFrom(searchParams, LIST_PAGE_SIZE);
  return productListQuery({ tag: firstCharacters(tag.trim(), TEXT_LIMITS.tag), limit });
}
