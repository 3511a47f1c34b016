import { onRequest } from 'firebase-functions/https';
import { receiveJsonBodiesRaw } from './http/raw-json-bodies.ts';

/*
 * The exported functions and nothing else. What they need loads with the first request: a deployment loads this
 * file only to see which functions there are.
 */

receiveJsonBodiesRaw();

const region = 'us-central1';

export const api = onRequest({ region, memory: '512MiB', concurrency: 80 }, async (request, response) => {
  const { apiApp } = await import('./apps.ts');
  apiApp(request, response);
});

export const media = onRequest({ region, memory: '1GiB', concurrency: 20 }, async (request, response) => {
  const { mediaApp } = await import('./apps.ts');
  mediaApp(request, response);
});
