import { HOME_PAGE_SIZE } from '@rad-rewind/contract/limits';
import { productListQuery } from '../../api/product-list.ts';
import { shownFrom } from '../../ui/load-more/shown.ts';

/** Query parameter that holds the number of the chosen category. */
export const CATEGORY_PARAMETER = 'category';

/** The chosen category's number, or undefined for all items. */
export function categoryFrom(searchParams: URLSearchParams): number | undefined {
  const text = searchParams.get(CATEGORY_PARAMETER) ?? '';
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : undefined;
}

/** The products of the home page's list, as its address asks. */
export function homeProductsQuery(searchParams: URLSearchParams) {
  return productListQuery({
    limit: shownFrom(searchParams, HOME_PAGE_SIZE),
    categoryId: categoryFrom(searchParams),
  });
}
