/** How a row is: all well; worth knowing; or waiting for the owner. */
export type Tone = 'ok' | 'note' | 'bad';

/** One line of the status screen. */
export interface StatusRow {
  /** What it is about. */
  name: string;
  /** How it is, in words. */
  text: string;
  detail: string;
  badge?: { tone: Tone; word: string };
}

/** How many rows wait for the owner, of all that say how they are: "1 of 12 needs you." */
export function needsYouText(rows: readonly StatusRow[]): string {
  const judged = rows.filter(({ badge }) => badge !== undefined);
  const bad = judged.filter(({ badge }) => badge?.tone === 'bad').length;
  if (bad === 0) return 'Nothing needs you.';
  return `${bad} of ${judged.length} ${bad === 1 ? 'needs' : 'need'} you.`;
}
