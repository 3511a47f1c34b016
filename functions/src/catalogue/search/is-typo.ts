/** How many slips a word of this length may hold: none in short ones, where any slip makes another word. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The next row of the table of distances (Damerau, optimal string alignment). */
function nextRow(a: string, b: string, i: number, above: number[], twoAbove: number[] | undefined): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const isSame = a[i - 1] === b[j - 1];
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row[j] = Math.min(
      (above[j] ?? 0) + 1,
      (row[j - 1] ?? 0) + 1,
      (above[j - 1] ?? 0) + (isSame ? 0 : 1),
      isSwap && twoAbove ? (twoAbove[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
    );
  }
  return row;
}

/**
 * How many letters to add, leave out, change or swap with their neighbour make one word of another.
 * @param atMost the most that matters; anything above it may be told as infinite
 */
export function editDistance(a: string, b: string, atMost = Number.POSITIVE_INFINITY): number {
  let twoAbove: number[] | undefined;
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, above, twoAbove);
    // A swap reaches over one row, so both must be beyond it.
    if (Math.min(...row) > atMost && Math.min(...above) > atMost) return Number.POSITIVE_INFINITY;
    twoAbove = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

/** Whether `typed` may be `word` with a slip or two. */
export function isTypo(typed: string, word: string): boolean {
  const allowed = slipsAllowed(typed.length);
  if (allowed === 0 || Math.abs(typed.length - word.length) > allowed) return false;
  return editDistance(typed, word, allowed) <= allowed;
}
