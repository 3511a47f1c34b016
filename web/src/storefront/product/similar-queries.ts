import { STRIP_SIZE } from '@rad-rewind/contract/limits';
import { productListQuery } from '../../api/product-list.ts';

/** The products most like another. @param slug the other's */
export const similarProductsQuery = (slug: string) =>
  productListQuery({ similarTo: slug, limit: STRIP_SIZE });
