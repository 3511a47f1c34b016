import { pagePath } from '@rad-rewind/contract/paths';

/** Query parameter of the new-product form: the id of the product whose fields it starts with. */
export const DUPLICATE_PARAMETER = 'from';

/** The form for a new product that starts as a copy of `id`. */
export const duplicateProductPath = (id: number): string =>
  `${pagePath.adminProductNew}?${DUPLICATE_PARAMETER}=${id}`;
