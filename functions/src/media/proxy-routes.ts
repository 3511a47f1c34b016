import { proxyQuerySchema } from '@rad-rewind/contract/media';
import { defineRoute, type Route, WAITS_FOR_OTHERS_MS } from '../http/route.ts';
import { imageAnswer } from './image-answer.ts';
import { FOR_A_DAY, proxyImage } from './proxy-image.ts';

const showProxied = defineRoute({
  method: 'GET',
  path: '/api/image-proxy',
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  access: 'anonymous',
  limit: { calls: 600, perSeconds: 60 },
  query: proxyQuerySchema,
  handle: async ({ query: { url } }) => imageAnswer(await proxyImage(url), FOR_A_DAY),
});

export const proxyRoutes: readonly Route[] = [showProxied];
