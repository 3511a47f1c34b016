import type { PublicProduct } from '@rad-rewind/contract/product';
import { htmlToText } from '@rad-rewind/contract/text';
import { isTypo } from './is-typo.ts';
import { stems } from './words.ts';

type Searchable = Pick<PublicProduct, 'name' | 'tags' | 'description'>;

/** What a match counts by where it is: any match in a name outweighs all that tags can add, and so on. */
const WEIGHTS = { name: 10_000, tags: 100, description: 1 } as const;
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];

type Index = Readonly<Record<Field, readonly string[]>>;

/** The words of products, kept as long as the products themselves are. */
const indexes = new WeakMap<Searchable, Index>();

function indexOf(product: Searchable): Index {
  const known = indexes.get(product);
  if (known) return known;
  const index = {
    name: stems(product.name),
    tags: stems(product.tags.join(' ')),
    description: stems(htmlToText(product.description ?? '')),
  };
  indexes.set(product, index);
  return index;
}

/** How well a typed word fits one: 3 the same, 2 its beginning, 1 with a slip, 0 not at all. */
function fit(typed: string, word: string, field: Field): number {
  if (typed === word) return 3;
  if (typed.length > 1 && word.startsWith(typed)) return 2;
  // Among the many words of a description something similar is always found.
  return field !== 'description' && isTypo(typed, word) ? 1 : 0;
}

function scoreInField(typed: string, index: Index, field: Field): number {
  let best = 0;
  for (const word of index[field]) best = Math.max(best, fit(typed, word, field));
  return WEIGHTS[field] * best;
}

function scoreOfWord(typed: string, index: Index): number {
  return FIELDS.reduce((sum, field) => sum + scoreInField(typed, index, field), 0);
}

/** 0 where a word is nowhere to be found. */
function scoreOf(product: Searchable, words: readonly string[]): number {
  const index = indexOf(product);
  const scores = words.map((word) => scoreOfWord(word, index));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/**
 * The products in which every word of a search is found, tolerant of a typo and of word endings
 * (docs/product.md, "Search"): matches in the name first, then in tags, then in the description. Equal ones keep
 * their places.
 */
export function searchProducts<Product extends Searchable>(
  products: readonly Product[],
  search: string,
): Product[] {
  const words = stems(search);
  if (words.length === 0) return [];
  return products
    .map((product) => ({ product, score: scoreOf(product, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => product);
}
