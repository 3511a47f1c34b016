import { apiPath } from '@rad-rewind/contract/paths';
import {
  SCHEDULE_NAMES,
  type Schedule,
  type ScheduleName,
  scheduleNameSchema,
} from '@rad-rewind/contract/schedules';
import { statusApiPath } from '@rad-rewind/contract/status-paths';
import * as z from 'zod/mini';
import { requireCredentials } from '../amazon/credentials.ts';
import { readPriceRefresh } from '../amazon/price-refresh-store.ts';
import { ok } from '../http/answer.ts';
import { HttpError } from '../http/http-error.ts';
import { defineRoute, type Route, WAITS_FOR_OTHERS_MS } from '../http/route.ts';
import { JOBS } from './jobs.ts';
import { everyMinutes, nextRun } from './next-run.ts';
import { runJob } from './run-job.ts';
import { readRuns } from './run-store.ts';
import { lastFailure, stateOf } from './schedule-state.ts';
import { TIME_ZONE } from './timetable.ts';

async function schedules(now: Date): Promise<Schedule[]> {
  const runsOf = await readRuns();
  const describe = (name: ScheduleName): Schedule => ({
    name,
    state: stateOf(name, runsOf[name], now),
    nextRunAt: nextRun(name, now).toISOString(),
    everyMinutes: everyMinutes(name, now),
    timeZone: TIME_ZONE,
    canRunNow: JOBS[name].canRunNow,
    lastRun: runsOf[name][0] ?? null,
    lastFailure: lastFailure(runsOf[name], now),
  });
  return SCHEDULE_NAMES.map(describe);
}

const readSchedules = defineRoute({
  method: 'GET',
  path: statusApiPath.schedules,
  handle: async ({ now }) => ok(await schedules(now)),
});

/** Answers as the list does, once the run has ended, well or not: the run itself says which. */
const runNow = defineRoute({
  method: 'POST',
  path: '/api/admin/schedules/:name/run',
  params: z.object({ name: scheduleNameSchema }),
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  handle: async ({ params: { name }, now, trace }) => {
    if (!JOBS[name].canRunNow) throw new HttpError(409, 'It runs on its schedule alone.');
    await runJob(name, now, trace);
    return ok(await schedules(new Date()));
  },
});

/** REFRESH PRICES, beside the settings of Amazon: the same run, and how it went product by product. */
const refreshPricesNow = defineRoute({
  method: 'POST',
  path: apiPath.adminAmazonRefreshPrices,
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  handle: async ({ now, trace }) => {
    await requireCredentials();
    await runJob('refreshAmazonPrices', now, trace);
    return ok(await readPriceRefresh());
  },
});

export const scheduleRoutes: readonly Route[] = [readSchedules, runNow, refreshPricesNow];
