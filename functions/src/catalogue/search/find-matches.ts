import type { ProductQuery } from '@rad-rewind/contract/product';
import { catalogueCache } from '../catalogue-cache.ts';
import type { StoredProduct } from '../product-document.ts';
import type { Reading } from '../reading.ts';
import { searchProducts } from './search-products.ts';
import { findByMeantWord, findByWord, findByWords, readVocabulary } from './search-store.ts';
import { wordChoices } from './word-choices.ts';
import { stems } from './words.ts';

/** How many products a search reads for one choice of words, at least; results are ranked among them. */
const CANDIDATES = 48;
/** More words than anybody needs to find something; each is a condition of the query. */
const MAX_WORDS = 10;

type Found = readonly StoredProduct[];
type Filter = Pick<ProductQuery, 'categoryId' | 'featured'>;

/** The one word that is searched for, where nothing else narrows the search. */
const onlyWord = ([word, ...others]: readonly string[], { categoryId, featured }: Filter) =>
  others.length === 0 && categoryId === undefined && featured === undefined ? word : undefined;

function findAll(words: readonly string[], filter: Filter, size: number, reading: Reading): Promise<Found> {
  if (words.length === 0) return Promise.resolve([]);
  const word = onlyWord(words, filter);
  const load = () => (word !== undefined ? findByWord(word, size) : findByWords(words, filter, size));
  const key = `search:${JSON.stringify([words, filter.categoryId, filter.featured])}`;
  return catalogueCache.get(key, load, { ...reading, size });
}

/** The products of one word that was meant by another, which differs by a slip. */
const findSlip = (word: string, size: number, reading: Reading): Promise<Found> =>
  catalogueCache.get(`meant:${word}`, () => findByMeantWord(word, size), { ...reading, size });

async function findMeant(words: readonly string[], filter: Filter, size: number, reading: Reading) {
  const known = await catalogueCache.get('searchWords', readVocabulary, reading);
  const found = new Map<number, StoredProduct>();
  for (const choice of wordChoices(words, known)) {
    const word = onlyWord(choice, filter);
    // A beginning is found in descriptions too.
    const isSlip = word !== undefined && !word.startsWith(words[0] ?? '');
    const products = isSlip ? findSlip(word, size, reading) : findAll(choice, filter, size, reading);
    for (const product of await products) found.set(product.id, product);
    if (found.size >= size) break;
  }
  return [...found.values()];
}

/**
 * The products that a search finds, the best first (docs/product.md, "Search"), with as many reads as it shows: its
 * words as they are, and only where these find nothing, words that begin so or differ by a slip.
 * @param size how many are wanted at most
 */
export async function findMatches(
  { q = '', categoryId, featured }: ProductQuery,
  size: number,
  reading: Reading,
): Promise<StoredProduct[]> {
  const words = stems(q).slice(0, MAX_WORDS);
  const filter = { categoryId, featured };
  const candidates = words.length > 1 ? Math.max(size, CANDIDATES) : size;
  const found = await findAll(words, filter, candidates, reading);
  if (found.length > 0 || words.length === 0) return searchProducts(found.toSorted(byAge), q);
  return searchProducts((await findMeant(words, filter, candidates, reading)).toSorted(byAge), q);
}

const byAge = (a: StoredProduct, b: StoredProduct): number => b.createdAt.localeCompare(a.createdAt);
