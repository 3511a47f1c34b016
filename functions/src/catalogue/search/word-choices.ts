import { closestWords } from './closest-words.ts';

/** How many choices of words a search with slips tries. */
const MAX_CHOICES = 6;

/**
 * What somebody may have meant by several words: the likeliest choices of one word for each, the likeliest first.
 * @param words stems as they were typed
 * @param known all words that a search finds in names and tags
 */
export function wordChoices(words: readonly string[], known: readonly string[]): string[][] {
  const exact = new Set(known);
  const meant = words.map((word) => (exact.has(word) ? [word] : [...closestWords(word, known), word]));
  // Cut at every word, not at the end: ten words with four options each make a million choices. What is cut comes
  // after the first six whichever words follow.
  return meant.reduce<string[][]>(
    (found, options) =>
      found.flatMap((left) => options.map((option) => [...left, option])).slice(0, MAX_CHOICES),
    [[]],
  );
}
