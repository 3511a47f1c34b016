import { proxyQuerySchema } from '@rad-rewind/contract/media';
import { defineRoute, type Route, WAITS_FOR_OTHERS_MS } from '../http/route.ts';
import { FOR_A_DAY, imageAnswer } from './image-answer.ts';
import { proxyImage } from './proxy-image.ts';

const showProxied = defineRoute({
  method: 'GET',
  path: '/api/image-proxy',
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  access: 'anonymous',
  limit: { calls: 600, perSeconds: 60 },
  query: proxyQuerySchema,
  // A partner's picture may be linked, not stored, and the link is good for a day at most.
  handle: async ({ query: { url } }) => imageAnswer(await proxyImage(url), FOR_A_DAY),
});

export const proxyRoutes: readonly Route[] = [showProxied];
