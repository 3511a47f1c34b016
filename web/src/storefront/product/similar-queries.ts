import type { PublicProduct } from '@rad-rewind/contract/product';
import { tagKey } from '@rad-rewind/contract/product-rules';
import { productListQuery } from '../../api/product-list.ts';

/** Among how many of the newest neighbours the similar ones are looked for. */
const POOL_SIZE = 32;

type Taggable = Pick<PublicProduct, 'id' | 'tags'>;

/** The products that may be similar: those of the same category, else those with the same first tag. */
export function similarPoolQuery({ categoryId, tags }: Pick<PublicProduct, 'categoryId' | 'tags'>) {
  if (categoryId !== null) return productListQuery({ categoryId, limit: POOL_SIZE });
  return productListQuery(tags[0] ? { tag: tags[0], limit: POOL_SIZE } : { limit: POOL_SIZE });
}

/**
 * The products most like another: those that share most tags with it first, the newer one first among equals.
 * @param pool newest first
 */
export function mostSimilar<Item extends Taggable>(
  pool: readonly Item[],
  product: Taggable,
  count: number,
): Item[] {
  const wanted = new Set(product.tags.map(tagKey));
  const shared = ({ tags }: Item) => new Set(tags.map(tagKey).filter((tag) => wanted.has(tag))).size;
  return pool
    .filter(({ id }) => id !== product.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
