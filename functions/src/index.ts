import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { ANSWERING, declareRoles, SCHEDULES } from './function-options.ts';
import { receiveJsonBodiesRaw } from './http/raw-json-bodies.ts';
import { receiveUnreadableAddresses } from './http/readable-address.ts';
import { declareParameters } from './parameters/declare-parameters.ts';
import { unlessBad } from './parameters/unless-bad.ts';

/*
 * The exported functions and nothing else. What they need loads with the first request: a deployment loads this
 * file only to see which functions there are.
 */

receiveJsonBodiesRaw();
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

export const refreshAmazonPrices = onSchedule(SCHEDULES.refreshAmazonPrices, async () => {
  const { CALLS_PER_RUN, refreshPrices } = await import('./amazon/refresh-prices.ts');
  await refreshPrices(new Date(), CALLS_PER_RUN, null);
});

export const purgeDeleted = onSchedule(SCHEDULES.purgeDeleted, async () => {
  const { purgeDeleted: purge } = await import('./catalogue/deletion.ts');
  await purge(new Date());
});
