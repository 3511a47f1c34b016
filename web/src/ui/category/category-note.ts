/** Longest note that fits beside a picture. */
const NOTE_LENGTH = 90;

/**
 * What a category's card says about it: its description up to the first full stop, colon or semicolon, since a
 * card has room for a phrase, not for a paragraph. A description without them is kept whole.
 * @returns null where there is none
 */
export function categoryNote(description: string | null): string | null {
  const text = description?.trim();
  if (!text) return null;
  const [clause = text] = text.split(/[.:;!?](?:\s|$)/, 1);
  return clause.length > 0 && clause.length <= NOTE_LENGTH ? clause : text;
}
