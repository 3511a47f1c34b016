const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY_NAMES: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };

/** Whole days between two moments, by the reader's calendar. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return (midnight(to) - midnight(from)) / 86_400_000;
}

function dayText(date: Date, now: Date): string {
  const near = DAY_NAMES[daysBetween(now, date)];
  if (near) return near;
  const day = `${WEEKDAY.format(date)} ${date.getDate()} ${MONTH.format(date)}`;
  return date.getFullYear() === now.getFullYear() ? day : `${day} ${date.getFullYear()}`;
}

/**
 * A moment in the reader's time zone: "today, 06:17", "Sun 15 Nov, 06:17".
 * @param iso ISO 8601
 */
export function whenText(iso: string, now: Date): string {
  const date = new Date(iso);
  return `${dayText(date, now)}, ${TIME.format(date)}`;
}

/** A text with a capital at its beginning. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
