import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { receiveJsonBodiesRaw } from './http/raw-json-bodies.ts';
import { receiveUnreadableAddresses } from './http/readable-address.ts';

/*
 * The exported functions and nothing else. What they need loads with the first request: a deployment loads this
 * file only to see which functions there are.
 */

receiveJsonBodiesRaw();
receiveUnreadableAddresses();

const region = 'us-central1';

export const api = onRequest({ region, memory: '512MiB', concurrency: 80 }, async (request, response) => {
  const { apiApp } = await import('./apps.ts');
  apiApp(request, response);
});

export const media = onRequest({ region, memory: '1GiB', concurrency: 20 }, async (request, response) => {
  const { mediaApp } = await import('./apps.ts');
  mediaApp(request, response);
});

export const pages = onRequest({ region, memory: '512MiB', concurrency: 80 }, async (request, response) => {
  const { pagesApp } = await import('./pages/pages-app.ts');
  pagesApp(request, response);
});

/** Amazon's prices may be shown for 24 hours: three runs may fail before one is missed. */
const EVERY_SIX_HOURS = '17 */6 * * *';

export const refreshAmazonPrices = onSchedule(
  { region, schedule: EVERY_SIX_HOURS, memory: '512MiB', timeoutSeconds: 900, maxInstances: 1 },
  async () => {
    const { CALLS_PER_RUN, refreshPrices } = await import('./amazon/refresh-prices.ts');
    await refreshPrices(new Date(), CALLS_PER_RUN, null);
  },
);

const EVERY_NIGHT = '41 3 * * *';

export const purgeDeleted = onSchedule(
  { region, schedule: EVERY_NIGHT, memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    const { purgeDeleted: purge } = await import('./catalogue/deletion.ts');
    await purge(new Date());
  },
);
