import { LIST_LIMITS, TEXT_LIMITS } from '@rad-rewind/contract/limits';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_BYTES, storedBytes } from '../stored-bytes.ts';
import { forgivingWords } from './search-fields.ts';
import { wordsToLearn } from './words-to-learn.ts';

/** The words of a product with as many and as long ones as a save accepts, unlike those of any other. */
function hostileWords(id: number): string[] {
  const unlike = (length: number, part: number) =>
    `${id.toString(36)}x${part.toString(36)}`.padEnd(length, '\u97f3');
  const tags = Array.from({ length: LIST_LIMITS.tags }, (_, part) => unlike(TEXT_LIMITS.tag, part));
  return forgivingWords({ name: unlike(TEXT_LIMITS.name, LIST_LIMITS.tags), tags });
}

describe('words that are learnt', () => {
  it('are those that are not known yet, each once', () => {
    expect(wordsToLearn(['lamp'], ['lava', 'lamp', 'wax', 'lava'])).toEqual(['lava', 'wax']);
    expect(wordsToLearn([], [])).toEqual([]);
  });

  it('fit into one document after 300 saves of the longest words there are', () => {
    let words: string[] = [];
    for (let id = 0; id < 300; id += 1) words = words.concat(wordsToLearn(words, hostileWords(id)));
    expect(storedBytes({ words })).toBeLessThan(DOCUMENT_BYTES - 1_000);
    expect(words.length).toBeGreaterThan(4_000);
  });

  it('fit into one document where a data import brings them all at once', () => {
    const words = wordsToLearn([], Array.from({ length: 2_000 }, (_, id) => hostileWords(id)).flat());
    expect(storedBytes({ words })).toBeLessThan(DOCUMENT_BYTES - 1_000);
  });

  it('are none where an older version of the shop has filled the document', () => {
    const full = Array.from({ length: 10_000 }, (_, index) => `${index}`.padEnd(100, 'a'));
    expect(wordsToLearn(full, ['lava'])).toEqual([]);
  });

  it('have room for a hundred thousand of the usual length', () => {
    const usual = Array.from({ length: 100_000 }, (_, index) => `${index}`.padEnd(8, 'a'));
    expect(wordsToLearn([], usual)).toHaveLength(100_000);
  });
});
