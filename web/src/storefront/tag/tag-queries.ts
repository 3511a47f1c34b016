import { TEXT_LIMITS } from '@rad-rewind/contract/limits';
import { firstCharacters } from '@rad-rewind/contract/text';
import { productListQuery } from '../../api/product-list.ts';

/** All products that carry a tag, whatever its case; no stored tag is longer than what is asked for here. */
export function tagProductsQuery(tag: string) {
  return productListQuery({ tag: firstCharacters(tag.trim(), TEXT_LIMITS.tag) });
}
