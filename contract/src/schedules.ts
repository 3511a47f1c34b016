import * as z from 'zod/mini';
import { timestampSchema } from './fields.ts';

/** What the shop does by itself, by the names of the functions that do it. */
export const SCHEDULE_NAMES = ['refreshAmazonPrices', 'purgeDeleted'] as const;
export const scheduleNameSchema = z.enum(SCHEDULE_NAMES, { error: 'There is no such schedule' });
export type ScheduleName = z.infer<typeof scheduleNameSchema>;

/** One run, as it began and ended. */
export const scheduleRunSchema = z.object({
  startedAt: timestampSchema,
  /** Null while it runs, and for good where it was ended from outside. */
  endedAt: z.nullable(timestampSchema),
  /** After this it cannot be running any more. */
  endsBy: timestampSchema,
  /** The user name of the admin who asked for it; `schedule` where nobody did. */
  by: z.string(),
  /** What came of it, in a sentence; null unless it ended well. */
  outcome: z.nullable(z.string()),
  /** Why it failed; null unless it did. */
  error: z.nullable(z.string()),
});
export type ScheduleRun = z.infer<typeof scheduleRunSchema>;

/**
 * How a schedule is: its last run went well or failed; it runs; it began and never ended; it was due and did not
 * begin; it has not run yet.
 */
export const SCHEDULE_STATES = ['ok', 'failed', 'running', 'killed', 'late', 'never'] as const;
export const scheduleStateSchema = z.enum(SCHEDULE_STATES);
export type ScheduleState = z.infer<typeof scheduleStateSchema>;

export const scheduleSchema = z.object({
  name: scheduleNameSchema,
  state: scheduleStateSchema,
  /** When it runs next by its timetable. */
  nextRunAt: timestampSchema,
  /** Between two runs. */
  everyMinutes: z.int(),
  /** In which its timetable is read, such as `Etc/UTC`. */
  timeZone: z.string(),
  /** Whether an admin may run it at any time without harm. */
  canRunNow: z.boolean(),
  /** Null before the first. */
  lastRun: z.nullable(scheduleRunSchema),
  /** The latest run before the last that failed or never ended; null where none is remembered. */
  lastFailure: z.nullable(scheduleRunSchema),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** The answer of GET /api/admin/schedules. */
export const scheduleListSchema = z.array(scheduleSchema);
