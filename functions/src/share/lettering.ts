/*
 * Text as outlines, so that it looks the same on every server, whatever fonts are installed there. `bungee.json`
 * holds the glyphs of Bungee, the shop's display face, per character: the advance and the path, in thousandths of
 * the size, the baseline at 0. Made of @fontsource/bungee 5.3.0 (OFL-1.1) with opentype.js 2.0.0, `getPath(0, 0, 1000)`.
 */
import bungee from './bungee.json' with { type: 'json' };

interface Glyph {
  readonly advance: number;
  readonly path: string;
}

const GLYPHS = new Map<string, Glyph>(
  Object.entries(bungee).map(([character, outline]) => {
    const [advance = '', path = ''] = outline.split(/ (.*)/s);
    return [character, { advance: Number(advance), path }];
  }),
);

/** Height of a capital, in thousandths of the size. */
export const CAP_HEIGHT = 720;
const ELLIPSIS = '...';

/** A text set in lines of one size. */
export interface SetText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** What lines may take up. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

/** From one baseline to the next. */
export const lineHeight = (size: number): number => Math.round(size * 1.06);

/** A character in letters that there are: marks are taken off where only they are unknown; else nothing. */
function known(character: string): string {
  if (GLYPHS.has(character)) return character;
  return [...character.normalize('NFKD')].filter((part) => GLYPHS.has(part)).join('');
}

/** The text as the face can show it: capitals alone, what it has no letters for left out. */
export function legible(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').toUpperCase().normalize('NFC')];
  return characters.map(known).join('').replace(/ +/g, ' ').trim();
}

export function widthOf(text: string, size: number): number {
  const units = [...text].reduce((sum, character) => sum + (GLYPHS.get(character)?.advance ?? 0), 0);
  return (units * size) / 1_000;
}

/** A word in pieces that each fit a line; one piece for nearly all words. */
function pieces(word: string, width: number, size: number): string[] {
  const result: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, size) > width) {
      result.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...result, piece];
}

function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, width, size))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, width: number, size: number): string {
  let kept = line;
  while (kept !== '' && widthOf(kept + ELLIPSIS, size) > width) kept = kept.slice(0, -1);
  return kept.trimEnd() + ELLIPSIS;
}

/** Whether a size would tear a word apart, which a smaller one may not. */
const tears = (text: string, { width }: TextBox, size: number): boolean =>
  text.split(' ').some((word) => widthOf(word, size) > width);

/**
 * Sets a text as large as it fits; one that fits in no size is cut with an ellipsis.
 * @param text as `legible` gives it, not empty
 */
export function fit(text: string, box: TextBox): SetText {
  const smallest = box.sizes.at(-1) ?? 0;
  for (const size of box.sizes) {
    const lines = wrap(text, box.width, size);
    const fits = lines.length * lineHeight(size) <= box.height;
    if (fits && (size === smallest || !tears(text, box, size))) return { size, lines };
  }
  const lines = wrap(text, box.width, smallest);
  const shown = lines.slice(0, Math.max(1, Math.floor(box.height / lineHeight(smallest))));
  shown[shown.length - 1] = cut(shown.at(-1) ?? '', box.width, smallest);
  return { size: smallest, lines: shown };
}

/** One line as SVG, its baseline beginning at x, y. */
export function outlines(line: string, x: number, y: number, size: number): string {
  let at = 0;
  const glyphs = [...line].map((character) => {
    const { advance = 0, path = '' } = GLYPHS.get(character) ?? {};
    const glyph = path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`;
    at += advance;
    return glyph;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 1_000})">${glyphs.join('')}</g>`;
}
