import type { Category } from '@rad-rewind/contract/category';

/** A category from the fields of its document, which an older version of the shop may have written. */
export const toCategory = (fields: object | undefined): Category =>
  ({ updatedAt: null, ...fields }) as Category;
