import { storedBytes } from '../stored-bytes.ts';

/** The most bytes of words that are kept: they are one document, which takes 1 MiB. */
const MAX_BYTES = 900_000;

/**
 * The words that are new, as many of them as there is room for, the first ones first. The others are found as they
 * are; only slips in them are not forgiven.
 * @param known the words that are kept, each once
 * @param brought those of products that are saved
 */
export function wordsToLearn(known: readonly string[], brought: readonly string[]): string[] {
  const isKnown = new Set(known);
  let room = MAX_BYTES - storedBytes(known);
  return [...new Set(brought)].filter((word) => {
    const bytes = storedBytes(word);
    if (isKnown.has(word) || bytes > room) return false;
    room -= bytes;
    return true;
  });
}
