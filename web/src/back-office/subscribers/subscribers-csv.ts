import type { Subscriber } from '@rad-rewind/contract/subscriber';
import Papa from 'papaparse';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The subscriber list as CSV (docs/product.md, "Subscribers"): columns Email, Subscribed (Yes or No) and Date
 * Added (YYYY-MM-DD, UTC), quoted and with line ends as RFC 4180 has them. Cells that a spreadsheet would run as
 * a formula get an apostrophe in front.
 */
export function subscribersCsv(subscribers: readonly Subscriber[]): string {
  const data = subscribers.map(({ email, subscribed, createdAt }) => [
    email,
    subscribed ? 'Yes' : 'No',
    createdAt.slice(0, 10),
  ]);
  const csv = Papa.unparse(
    { fields: ['Email', 'Subscribed', 'Date Added'], data },
    { newline: '\r\n', escapeFormulae: /^[=+\-@\t\r]/ },
  );
  return BYTE_ORDER_MARK + csv;
}

/** The file's name on the day of `now`: `subscribers_2026-11-20.csv`. */
export const subscribersFileName = (now: Date): string => `subscribers_${now.toISOString().slice(0, 10)}.csv`;
