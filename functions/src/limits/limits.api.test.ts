import { createHash, createHmac, randomInt } from 'node:crypto';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/api-client.ts';
import type { Started } from '../../test/child-process.ts';
import { readDocument, readDocuments } from '../../test/firestore-control.ts';
import { startOwnFunction } from '../../test/own-function.ts';
import { visitor } from '../../test/people.ts';

/*
 * With production's own limits: the tests' stack counts no call of the one address that all other tests come from,
 * and these come from others, as its Hosting is told.
 */

/** An address that nobody called from before, in this run or an earlier one on the same stack. */
const newAddress = (): string => `100.${64 + randomInt(64)}.${randomInt(256)}.${randomInt(1, 255)}`;

const fromAddress = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** The statuses of `count` calls from one address, ten at a time. */
async function statuses(address: string, method: string, path: string, count: number): Promise<number[]> {
  const found: number[] = [];
  const worker = async () => {
    while (found.length < count) {
      const place = found.push(0) - 1;
      found[place] = (await visitor().call(method, path, fromAddress(address))).status;
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  return found;
}

const refusals = (found: readonly number[]) => found.filter((status) => status === 429).length;

describe('a refusal', () => {
  it('is a 429 that says when to come back', async () => {
    const address = newAddress();
    await statuses(address, 'POST', apiPath.register, 20);
    const { status, body, headers } = await visitor().call<{ message: string }>(
      'POST',
      apiPath.register,
      fromAddress(address),
    );
    expect(status).toBe(429);
    expect(body.message).toMatch(/^Too many requests\. Please try again in \d+ (?:second|minute)s?\.$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('meets the pages of searches as well', async () => {
    const address = newAddress();
    // Counted before it is told that a page cannot be posted to, which is cheaper to ask than a page.
    expect(refusals(await statuses(address, 'POST', pagePath.search('lamp'), 300))).toBeGreaterThan(0);
    expect(await statuses(address, 'GET', pagePath.about, 1)).toEqual([200]);
  });

  it('counts the addresses of an IPv6 network as one', async () => {
    const path = apiPath.register;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => statuses(`2001:db8:0:7::${index + 1}`, 'POST', path, 1)),
    );
    expect(await statuses('2001:db8:0:7:ffff::1', 'POST', path, 1)).toEqual([429]);
    expect(await statuses('2001:db8:0:8::1', 'POST', path, 1)).not.toContain(429);
  });
});

describe('a limit that counts across instances', () => {
  const instances: Started<string>[] = [];
  beforeAll(async () => {
    instances.push(...(await Promise.all([startOwnFunction('api'), startOwnFunction('api')])));
  });
  afterAll(() => Promise.all(instances.map((instance) => instance.stop())));

  /** Registrations are closed there, which costs an attacker their allowance all the same. */
  const register = async (instance: Started<string> | undefined, address: string) =>
    (await fetch(`${instance?.ready}${apiPath.register}`, { method: 'POST', ...fromAddress(address) }))
      .status;

  it('holds for them together', async () => {
    const [first, second] = instances;
    const address = newAddress();
    for (let call = 0; call < 20; call++)
      expect(await register(call % 2 ? first : second, address)).toBe(400);
    expect([await register(first, address), await register(second, address)]).toEqual([429, 429]);
  });

  it('stores how often and when, under a name that nobody can take back to the address', async () => {
    const address = newAddress();
    const before = Object.keys(await readDocuments('limits'));
    await register(instances[0], address);
    const made = Object.entries(await readDocuments('limits')).filter(([path]) => !before.includes(path));
    expect(made).toEqual([
      [
        expect.stringMatching(/^limits\/[0-9a-f]{64}$/),
        {
          limit: 'POST /api/register',
          times: [expect.any(Number)],
          total: 1,
          expiresAt: { timestamp: expect.any(String) },
        },
      ],
    ]);
    const name = made[0]?.[0].replace('limits/', '');
    const counter = `POST /api/register\n${address}`;
    for (const text of [address, counter, `${address}\n`, JSON.stringify([address])]) {
      expect(createHash('sha256').update(text).digest('hex')).not.toBe(name);
      expect(createHmac('sha256', '').update(text).digest('hex')).not.toBe(name);
    }
    const secret = String((await readDocument('settings/counterKey'))?.key);
    expect(createHmac('sha256', secret).update(counter).digest('hex')).toBe(name);
  });
});

describe('behind Hosting', () => {
  it.each([
    ['the CDN', '151.101.1.2'],
    ['Google', '34.120.1.2'],
    ['the CDN and Google', '151.101.1.2, 35.191.1.2'],
    ['a private network', '10.0.0.4'],
  ])(
    'where all visitors come from %s, nobody is turned away for what others did',
    async (_whose, address) => {
      const joining = { method: 'POST', path: apiPath.subscribe, count: 130 };
      for (const { method, path, count } of [joining, { ...joining, path: apiPath.register, count: 30 }]) {
        expect(await statuses(address, method, path, count)).not.toContain(429);
      }
    },
  );

  it('who stands before the CDN is counted', async () => {
    const address = newAddress();
    expect(refusals(await statuses(`${address}, 151.101.1.2`, 'POST', apiPath.register, 21))).toBe(1);
  });

  it('a made-up X-Forwarded-For in front of the true one changes nothing', async () => {
    const address = newAddress();
    const call = async (madeUp: string) => {
      const client = new ApiClient();
      const headers = { 'x-forwarded-for': `${madeUp}, ${address}` };
      return (await client.call('POST', apiPath.register, { headers })).status;
    };
    for (let index = 0; index < 20; index++) await call(`203.0.113.${index}`);
    expect(await call('203.0.113.99')).toBe(429);
  });
});
