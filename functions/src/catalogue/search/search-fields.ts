import { htmlToText } from '@rad-rewind/contract/text';
import { stems } from './words.ts';

/** The most words of a description that a search finds. */
const DESCRIPTION_WORDS = 100;

/** Where a word was found, as part of its rank: any match in a name comes before all in tags, and so on. */
const NAME = 3e10;
const TAGS = 2e10;
const DESCRIPTION = 1e10;

/** The lowest rank of a word that a slip is forgiven in. */
export const FORGIVING_RANK = TAGS;

interface Searchable {
  readonly id: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string | null;
}

/** What a product's document holds for searches (docs/decisions/0008-search-by-words.md). */
export interface SearchFields {
  /** The stems of all its words, for searches that want several. */
  readonly searchWords: Readonly<Record<string, true>>;
  /** The same stems with what a match counts: by where it is, then by id, so that newer products come first. */
  readonly searchRanks: Readonly<Record<string, number>>;
}

/** The stems that a slip is forgiven in: those of names and tags. */
export const forgivingWords = ({ name, tags }: Pick<Searchable, 'name' | 'tags'>): string[] => [
  ...new Set([...stems(name), ...stems(tags.join(' '))]),
];

export function searchFields({ id, name, tags, description }: Searchable): SearchFields {
  const ranked = new Map<string, number>();
  const add = (words: readonly string[], rank: number) => {
    for (const word of words) if (!ranked.has(word)) ranked.set(word, rank + id);
  };
  add(stems(name), NAME);
  add(stems(tags.join(' ')), TAGS);
  add(stems(htmlToText(description ?? '')).slice(0, DESCRIPTION_WORDS), DESCRIPTION);
  return {
    searchWords: Object.fromEntries([...ranked.keys()].map((word) => [word, true as const])),
    searchRanks: Object.fromEntries(ranked),
  };
}
