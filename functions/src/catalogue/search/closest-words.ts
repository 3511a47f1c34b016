import { editDistance, isTypo } from './is-typo.ts';

/** The most words that one typed word is taken for. */
const MAX_WORDS = 3;

/** The most letters that slips bring into a word. */
const STRANGE_LETTERS = 2;

/** Sorts out most words without a closer look: those with too many letters that were not typed. */
function mayBeTypo(letters: ReadonlySet<string>, word: string): boolean {
  let strange = 0;
  for (const letter of word) if (!letters.has(letter)) strange += 1;
  return strange <= STRANGE_LETTERS;
}

/**
 * The words that somebody may have meant: those that begin as typed, the shortest first, then those that differ by a
 * slip, the closest first.
 * @param known all words that a search finds in names and tags
 */
export function closestWords(typed: string, known: readonly string[]): string[] {
  const longer = typed.length > 1 ? known.filter((word) => word.startsWith(typed)) : [];
  if (longer.length > 0) return longer.toSorted((a, b) => a.length - b.length).slice(0, MAX_WORDS);
  const letters = new Set(typed);
  return known
    .filter((word) => mayBeTypo(letters, word) && isTypo(typed, word))
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
}
