import type { Subscriber, UnsubscribeLinks } from '@rad-rewind/contract/subscriber';
import Papa from 'papaparse';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const COLUMNS = ['Email', 'Subscribed', 'Date Added'];

const cellsOf = ({ email, subscribed, createdAt }: Subscriber): string[] => [
  email,
  subscribed ? 'Yes' : 'No',
  createdAt.slice(0, 10),
];

function toCsv(fields: string[], data: string[][]): string {
  const csv = Papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: /^[=+\-@\t\r]/ });
  return BYTE_ORDER_MARK + csv;
}

/**
 * The subscriber list as CSV (docs/product.md, "Subscribers"): columns Email, Subscribed (Yes or No) and Date
 * Added (YYYY-MM-DD, UTC), quoted and with line ends as RFC 4180 has them. Cells that a spreadsheet would run as
 * a formula get an apostrophe in front.
 */
export function subscribersCsv(subscribers: readonly Subscriber[]): string {
  return toCsv(COLUMNS, subscribers.map(cellsOf));
}

/** The same with a fourth column, Unsubscribe Link, for the service that sends the mails; `links` are by id. */
export function subscribersCsvWithLinks(subscribers: readonly Subscriber[], links: UnsubscribeLinks): string {
  const rows = subscribers.map((subscriber) => [...cellsOf(subscriber), links[subscriber.id] ?? '']);
  return toCsv([...COLUMNS, 'Unsubscribe Link'], rows);
}

/** The second file's: `subscribers_links_2026-11-20.csv`. */
export const subscribersLinksFileName = (now: Date): string =>
  `subscribers_links_${now.toISOString().slice(0, 10)}.csv`;

/** The file's name on the day of `now`: `subscribers_2026-11-20.csv`. */
export const subscribersFileName = (now: Date): string => `subscribers_${now.toISOString().slice(0, 10)}.csv`;
