import type { ScheduleName } from '@rad-rewind/contract/schedules';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { ANSWERING, declareRoles, scheduleOptions } from './function-options.ts';
import { receiveUnreadableAddresses } from './http/readable-address.ts';
import { receiveBodiesUnread } from './http/unread-bodies.ts';
import { declareParameters } from './parameters/declare-parameters.ts';
import { unlessBad } from './parameters/unless-bad.ts';

/*
 * The exported functions and nothing else. What they need loads with the first request: a deployment loads this
 * file only to see which functions there are.
 */

receiveBodiesUnread();
receiveUnreadableAddresses();
declareParameters();
declareRoles();

export const api = onRequest(
  ANSWERING.api,
  unlessBad(async () => (await import('./apps.ts')).apiApp),
);

export const media = onRequest(
  ANSWERING.media,
  unlessBad(async () => (await import('./apps.ts')).mediaApp),
);

export const pages = onRequest(
  ANSWERING.pages,
  unlessBad(async () => (await import('./pages/pages-app.ts')).pagesApp),
);

export const signIn = onRequest(
  ANSWERING.signIn,
  unlessBad(async () => (await import('./apps.ts')).signInApp),
);

const onTime = (name: ScheduleName) =>
  onSchedule(scheduleOptions(name), async () => {
    const { runOnTime } = await import('./schedules/run-job.ts');
    await runOnTime(name);
  });

export const refreshAmazonPrices = onTime('refreshAmazonPrices');
export const purgeDeleted = onTime('purgeDeleted');
