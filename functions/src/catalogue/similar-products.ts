import { tagKey } from '@rad-rewind/contract/product';
import type { StoredProduct } from './product-document.ts';
import { findOlderProducts, findProducts, findSharingTags } from './product-store.ts';

type Taggable = Pick<StoredProduct, 'id' | 'tags'>;

/**
 * Sorts products by how many tags they share with another: most first, equal ones keep their places.
 * @param pool without the product itself
 */
export function byShareOfTags<Item extends Taggable>(pool: readonly Item[], product: Taggable): Item[] {
  const wanted = new Set(product.tags.map(tagKey));
  const shared = ({ tags }: Item) => new Set(tags.map(tagKey).filter((tag) => wanted.has(tag))).size;
  return pool.toSorted((a, b) => shared(b) - shared(a));
}

/**
 * The products most like another (docs/product.md, "Product page"), with as few reads as are shown: the newest that
 * share a tag with it, those that share most first; then those that came in before it; then the newest.
 */
export async function findSimilarProducts(product: StoredProduct, limit: number): Promise<StoredProduct[]> {
  const { id, categoryId, tags } = product;
  const found = new Map<number, StoredProduct>();
  const add = (products: readonly StoredProduct[]) => {
    for (const other of products)
      if (other.id !== id && found.size < limit && !found.has(other.id)) found.set(other.id, other);
  };
  // One more than is wanted: the product itself is among them.
  if (tags.length > 0) add(await findSharingTags(categoryId, tags.map(tagKey), limit + 1));
  const sharing = byShareOfTags([...found.values()], product);
  if (categoryId === null && tags.length > 0) return sharing;
  if (found.size < limit) add(await findOlderProducts(product, limit - found.size));
  if (found.size < limit) add(await findProducts({ categoryId: categoryId ?? undefined }, limit + 1));
  return [...sharing, ...[...found.values()].slice(sharing.length)];
}
