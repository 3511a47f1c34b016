import { amazonSearchQuerySchema } from '@rad-rewind/contract/amazon';
import * as z from 'zod/mini';
import { ok } from '../http/answer.ts';
import { defineRoute, type Route, WAITS_FOR_OTHERS_MS } from '../http/route.ts';
import { findAmazonProduct, searchAmazon, verifyCredentials } from './amazon-catalogue.ts';
import { amazonStatus } from './status.ts';

const params = z.object({
  /** Ten letters and digits; small letters are taken for capitals. */
  asin: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{10}$/, 'An ASIN has ten letters and digits')),
});

const readAmazonProduct = defineRoute({
  method: 'GET',
  path: '/api/admin/amazon/products/:asin',
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  params,
  handle: async ({ params: { asin } }) => ok(await findAmazonProduct(asin)),
});

const search = defineRoute({
  method: 'GET',
  path: '/api/admin/amazon/search',
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  query: amazonSearchQuerySchema,
  handle: async ({ query }) => ok(await searchAmazon(query)),
});

const verify = defineRoute({
  method: 'POST',
  path: '/api/admin/amazon/verify',
  changes: false,
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  handle: async ({ now }) => ok(await verifyCredentials(now)),
});

const readStatus = defineRoute({
  method: 'GET',
  path: '/api/admin/amazon/status',
  answersWithinMs: WAITS_FOR_OTHERS_MS,
  handle: async () => ok(await amazonStatus()),
});

export const amazonRoutes: readonly Route[] = [readAmazonProduct, search, verify, readStatus];
