import { createHmac, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { environment } from '../environment.ts';
import { clientAddress } from '../http/client-address.ts';
import { CallAllowance } from './call-allowance.ts';
import type { CallLimit, OpenRouteLimit } from './call-limit.ts';
import { changeCounters } from './counter-store.ts';
import { tooMany } from './too-many.ts';
import { visitorHash } from './visitor-salt.ts';

/** Not even this instance's memory holds an address. */
const OWN_SALT = randomBytes(32);

const inMemory = (address: string): string => createHmac('sha256', OWN_SALT).update(address).digest('base64');

const refusal = (waitMs: number) => tooMany('Too many requests.', waitMs);

/** The same limit over all instances. */
async function takeAcrossInstances(name: string, limit: CallLimit, address: string): Promise<void> {
  const now = Date.now();
  const counter = {
    limit: { name, max: limit.calls, windowMs: limit.perSeconds * 1_000 },
    key: await visitorHash([address], new Date(now)),
  };
  const waitMs = await changeCounters({ closedBy: [counter], counted: [counter] }, now);
  if (waitMs > 0) throw refusal(waitMs);
}

/**
 * Makes what refuses calls of an address that made too many (docs/decisions/0006-limits-per-address.md).
 * @param name tells the limit from others that are counted in Firestore
 * @returns to be awaited before a request costs anything; throws HttpError 429 with Retry-After
 */
export function limitCalls(
  name: string,
  limit: OpenRouteLimit | undefined,
): (request: Request) => Promise<void> {
  if (limit === undefined || limit === 'cached') return async () => {};
  const allowance = new CallAllowance(limit);
  return async (request) => {
    if (limit.counts && !limit.counts(request)) return;
    const address = clientAddress(request);
    if (environment().UNLIMITED_ADDRESSES.has(address)) return;
    const waitMs = allowance.take(inMemory(address), Date.now());
    if (waitMs > 0) throw refusal(waitMs);
    if (limit.acrossInstances) await takeAcrossInstances(name, limit, address);
  };
}
