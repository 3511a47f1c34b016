import { createHmac, randomBytes } from 'node:crypto';
import type { CountedAddress } from '@rad-rewind/contract/status';
import type { Request } from 'express';
import { environment } from '../environment.ts';
import { explainClientAddress } from '../http/client-address.ts';
import { logEvent } from '../log/log-event.ts';
import { CallAllowance } from './call-allowance.ts';
import type { CallLimit, OpenRouteLimit } from './call-limit.ts';
import { changeCounters } from './counter-store.ts';
import { tooMany } from './too-many.ts';

/** Not even this instance's memory holds an address. */
const OWN_SALT = randomBytes(32);

const inMemory = (address: string): string => createHmac('sha256', OWN_SALT).update(address).digest('base64');

const refusal = (waitMs: number) => tooMany('Too many requests.', waitMs);

/** The same limit over all instances. */
async function takeAcrossInstances(name: string, limit: CallLimit, address: string): Promise<void> {
  const counter = {
    limit: { name, max: limit.calls, windowMs: limit.perSeconds * 1_000 },
    key: address,
  };
  const waitMs = await changeCounters(async (sheet) => {
    await sheet.load([counter]);
    const wait = sheet.waitOf(counter);
    if (wait === 0) sheet.add(counter);
    return wait;
  }, Date.now());
  if (waitMs > 0) throw refusal(waitMs);
}

let toldOfSharedAddresses = false;

/**
 * Whether an address is a visitor's own. The CDN's, Google's and private ones may be the whole world's at once: a limit
 * by them would turn everybody away for what one of them did.
 */
function isOnePersons({ verdict }: CountedAddress): boolean {
  if (verdict === 'visitor' || verdict === 'proxy') return true;
  // One of Google's may be a program's there, such as an uptime check.
  if (!toldOfSharedAddresses && verdict !== 'google') {
    toldOfSharedAddresses = true;
    logEvent('visitor-address-shared', { verdict });
  }
  return false;
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
  if (limit === undefined || limit === 'cached' || limit === 'by-handler') return async () => {};
  const allowance = new CallAllowance(limit);
  return async (request) => {
    if (limit.counts && !limit.counts(request)) return;
    const counted = explainClientAddress(request);
    const { address } = counted;
    if (environment().UNLIMITED_ADDRESSES.has(address) || !isOnePersons(counted)) return;
    const waitMs = allowance.take(inMemory(address), Date.now());
    if (waitMs > 0) throw refusal(waitMs);
    if (limit.acrossInstances) await takeAcrossInstances(name, limit, address);
  };
}
