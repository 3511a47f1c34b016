import { TEXT_LIMITS } from '@rad-rewind/contract/limits';
import { firstCharacters } from '@rad-rewind/contract/text';
import { productListQuery } from '../../api/product-list.ts';
import { SEARCH_PARAMETER } from '../../ui/search/search-form.tsx';

/** How many results are shown: who finds nothing among these needs other words, not more results. */
const RESULT_LIMIT = 48;

/** What is searched for, cut to what the API takes; empty where nothing is. */
export function searchTermFrom(searchParams: URLSearchParams): string {
  return firstCharacters(searchParams.get(SEARCH_PARAMETER)?.trim() ?? '', TEXT_LIMITS.search);
}

/** The products that match, the best first; null where nothing is searched for. */
export function searchResultsQuery(searchParams: URLSearchParams) {
  const q = searchTermFrom(searchParams);
  return q === '' ? null : productListQuery({ q, limit: RESULT_LIMIT });
}
