/** Words too common to tell products apart. */
const COMMON = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** Endings of English words, with what takes their place; the first that fits a word is dropped. */
const ENDINGS: readonly [ending: RegExp, replacement: string][] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=[sxz]|ch|sh)es$/, ''],
  [/(?<=\d|..[^s])s$/, ''],
  [/(?<=[aeiouy].+)(?:ing|ed)$/, ''],
];

/** A word without its ending, so that "skates", "skating" and "skate" are one. */
export function stem(word: string): string {
  let bare = word;
  for (const [ending, replacement] of ENDINGS) bare = bare.replace(ending, replacement);
  // "skipp(ing)" and "skat(e)": what is left of a verb.
  return bare.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=...)e$/, '');
}

/**
 * Letters of a word that count. A stem is the name of a field, for which Firestore has 1,500 bytes, and scripts without
 * spaces make a word of a sentence.
 */
const MAX_LETTERS = 60;

const shorten = (word: string): string =>
  word.length <= MAX_LETTERS ? word : [...word.slice(0, 2 * MAX_LETTERS)].slice(0, MAX_LETTERS).join('');

/** The stems of the words of a text, each once: lower case, without marks, common words left out, 60 letters at most. */
export function stems(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase();
  const words = new Set(plain.split(/[^\p{Letter}\p{Number}]+/u));
  const telling = [...words].filter((word) => word !== '' && !COMMON.has(word));
  return [...new Set(telling.map((word) => stem(shorten(word))))];
}
