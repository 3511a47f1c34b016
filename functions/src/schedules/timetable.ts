import type { ScheduleName } from '@rad-rewind/contract/schedules';

/** When a schedule runs, and how long a run may take. */
export interface TimetableEntry {
  /** In the notation of cron. */
  readonly cron: string;
  readonly timeoutSeconds: number;
}

/** In which the timetable is read. */
export const TIME_ZONE = 'Etc/UTC';

/** When the shop does what by itself; Cloud Scheduler and the status screen both go by it. */
export const TIMETABLE: Readonly<Record<ScheduleName, TimetableEntry>> = {
  /** Amazon's prices may be shown for 24 hours: three runs may fail before one is missed. */
  refreshAmazonPrices: { cron: '17 */6 * * *', timeoutSeconds: 900 },
  purgeDeleted: { cron: '41 3 * * *', timeoutSeconds: 540 },
};
