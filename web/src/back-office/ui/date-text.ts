const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ISO 8601) as a day in the reader's time zone: "Nov 20, 2026". */
export const dateText = (iso: string): string => day.format(new Date(iso));

/** A moment (ISO 8601) with its time, in the reader's time zone. */
export const dateTimeText = (iso: string): string => moment.format(new Date(iso));
