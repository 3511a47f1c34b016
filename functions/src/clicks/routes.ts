import { setTimeout as delay } from 'node:timers/promises';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import type { Request } from 'express';
import { affiliateLinkOf } from '../catalogue/product-list.ts';
import { readingAt } from '../catalogue/reading.ts';
import { ok, seeOther } from '../http/answer.ts';
import { clientAddress } from '../http/client-address.ts';
import { idParams } from '../http/path-params.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { briefHeaders } from './brief-headers.ts';
import { countClick } from './count-click.ts';
import { isPerson } from './is-person.ts';

/**
 * How long an answer waits for the counting, in milliseconds. Cloud Functions gives an instance little time once it
 * has answered, so counting is given the time that it takes when all is well, and no more: what takes longer goes on
 * behind the answer, and is counted as far as the instance gets.
 */
const COUNTING_MS = 100;

async function count(productId: number, request: Request, timestamp: Date): Promise<void> {
  if (!isPerson(request.headers)) return;
  const userAgent = request.get('user-agent');
  const click = { productId, timestamp, ...(await briefHeaders(request.get('referer'), userAgent)) };
  const visitor = { address: clientAddress(request), userAgent: userAgent ?? '' };
  await Promise.race([countClick(click, visitor), delay(COUNTING_MS)]);
}

/** The buy button: tells where it leads and counts the click; a form's post is sent straight on. */
const click = defineRoute({
  method: 'POST',
  path: '/api/products/:id/click',
  access: 'public',
  limit: { calls: 120, perSeconds: 60 },
  params: idParams(ERROR_TEXT.productNotFound),
  takesForm: true,
  handle: async ({ params: { id }, request, now }) => {
    const url = await affiliateLinkOf(id, readingAt(now, false));
    await count(id, request, now);
    return request.accepts(['json', 'html']) === 'html' ? seeOther(url) : ok({ url });
  },
});

export const clickRoutes: readonly Route[] = [click];
