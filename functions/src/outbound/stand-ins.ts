/** Origins that a program on this machine answers for, and where it listens. */
export type StandIns = ReadonlyMap<string, string>;

function originOf(text: string): string | null {
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).origin : null;
}

/**
 * Reads stand-ins written as `https://shop.example=http://127.0.0.1:4001`, separated by commas.
 * @returns null for a text that is not of this form
 */
export function parseStandIns(text: string): StandIns | null {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => pair.split('=').map((side) => originOf(side.trim())));
  const standIns = new Map<string, string>();
  for (const [origin, place, ...more] of pairs) {
    if (!origin || !place || more.length > 0) return null;
    standIns.set(origin, place);
  }
  return standIns;
}
