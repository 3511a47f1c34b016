export interface LengthAdvice {
  /** Characters, counted as people see them (an emoji is one). */
  length: number;
  verdict: 'short' | 'ok' | 'long';
  /** In words: "53 characters, in range". */
  text: string;
}

const characters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;

/**
 * How a text's length compares with a recommended range (docs/product.md, "SEO"). Advice only: nothing is
 * refused for it.
 */
export function lengthAdvice(text: string, range: { min: number; max: number }): LengthAdvice {
  const { length } = Array.from(text.trim());
  if (length < range.min) {
    return { length, verdict: 'short', text: `${characters(length)}, ${range.min - length} short` };
  }
  if (length > range.max) {
    return { length, verdict: 'long', text: `${characters(length)}, ${length - range.max} over` };
  }
  return { length, verdict: 'ok', text: `${characters(length)}, in range` };
}
