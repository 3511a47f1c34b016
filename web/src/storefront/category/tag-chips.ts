import { tagKey } from '@rad-rewind/contract/product-rules';

/** How many tags a category page offers at most. */
const CHIP_LIMIT = 12;

/**
 * The tags to filter by: the most frequent first, each in the spelling it is met in first, whatever its case
 * elsewhere. The chosen one is always among them.
 */
export function tagChips(products: readonly { tags: readonly string[] }[], chosen: string | null): string[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of products.flatMap((product) => product.tags)) {
    const entry = counts.get(tagKey(tag)) ?? { tag, count: 0 };
    counts.set(tagKey(tag), { ...entry, count: entry.count + 1 });
  }
  const tags = [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ tag }) => tag);
  const chips = tags.slice(0, CHIP_LIMIT);
  const isThere = chosen === null || chips.some((tag) => tagKey(tag) === tagKey(chosen));
  return isThere ? chips : [chosen, ...chips];
}
