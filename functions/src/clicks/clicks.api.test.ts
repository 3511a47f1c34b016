import { apiPath } from '@rad-rewind/contract/paths';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { makeProduct } from '../../test/catalogue-factory.ts';
import type { Started } from '../../test/child-process.ts';
import { dropDocument, type Fields, readDocuments } from '../../test/firestore-control.ts';
import { startOwnFunction } from '../../test/own-function.ts';
import { signInAdmin, visitor } from '../../test/people.ts';
import { openSlowLine, type SlowLine } from '../../test/slow-line.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

/** The clicks of a product, by path. */
async function clicksOf(productId: number): Promise<[string, Fields][]> {
  return Object.entries(await readDocuments('clicks')).filter(([, click]) => click.productId === productId);
}

const readClicks = async (productId: number) => (await clicksOf(productId)).map(([, click]) => click);

/** The clicks of a product, at least one, taken out of the store. */
async function takeClicks(productId: number): Promise<Fields[]> {
  const clicks = await vi.waitFor(async () => {
    const found = await clicksOf(productId);
    expect(found).not.toEqual([]);
    return found;
  });
  await Promise.all(clicks.map(([path]) => dropDocument(path)));
  return clicks.map(([, click]) => click);
}

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let people = 0;
/** Headers of somebody who never clicked before: an address of their own. */
function somebody(headers: Record<string, string> = {}): Record<string, string> {
  people += 1;
  const address = `100.65.${Math.floor(people / 250)}.${(people % 250) + 1}`;
  return { 'user-agent': BROWSER, 'x-forwarded-for': address, ...headers };
}

const press = (id: number, headers: Record<string, string>) =>
  visitor().call<{ url: string }>('POST', apiPath.click(id), { headers });

/** A moment of a click, in milliseconds since 1970. */
const momentOf = (click: Fields | undefined, field = 'timestamp') =>
  Date.parse((click?.[field] as { timestamp: string } | undefined)?.timestamp ?? '');

describe('POST /api/products/{id}/click', () => {
  it('tells where the button leads and keeps the host that led there and the kind of browser', async () => {
    const { id, affiliateLink } = await makeProduct(admin);
    const headers = {
      referer: 'https://me:secret@Search.example:8443/~me?q=pet&gclid=1',
      'user-agent': BROWSER,
    };
    const { status, body } = await press(id, somebody(headers));
    expect({ status, body }).toEqual({ status: 200, body: { url: affiliateLink } });
    const [click, ...others] = await takeClicks(id);
    expect(others).toEqual([]);
    expect(click).toEqual({
      productId: id,
      referrer: 'search.example',
      userAgent: 'Chrome, desktop',
      timestamp: { timestamp: expect.any(String) },
      expiresAt: { timestamp: expect.any(String) },
    });
    expect(momentOf(click, 'expiresAt') - momentOf(click)).toBe(90 * 24 * 60 * 60 * 1_000);
    expect(Math.abs(Date.now() - momentOf(click))).toBeLessThan(60_000);
  });

  it('keeps null for a referrer that is not there or none', async () => {
    const { id } = await makeProduct(admin);
    await press(id, somebody());
    await press(id, somebody({ referer: 'me@example.com, 555-0100' }));
    const clicks = await vi.waitFor(async () => {
      const found = await readClicks(id);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(clicks).toMatchObject([{ referrer: null }, { referrer: null }]);
  });

  it('sends the post of a form straight on', async () => {
    const { id, affiliateLink } = await makeProduct(admin);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const { status, headers } = await press(id, somebody({ accept }));
    expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: affiliateLink });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await takeClicks(id)).toHaveLength(1);
  });

  it('counts every one of 20 people at the same moment', async () => {
    const { id } = await makeProduct(admin);
    await Promise.all(Array.from({ length: 20 }, () => press(id, somebody())));
    await vi.waitFor(async () => expect(await readClicks(id)).toHaveLength(20));
  });

  it('counts two browsers behind one address as two', async () => {
    const { id } = await makeProduct(admin);
    const headers = somebody();
    await press(id, headers);
    await press(id, { ...headers, 'user-agent': BROWSER.replace('Windows NT 10.0', 'X11') });
    await vi.waitFor(async () => expect(await readClicks(id)).toHaveLength(2));
  });

  it('counts a visitor once a minute on a product, and answers each press alike', async () => {
    const [{ id, affiliateLink }, other] = [await makeProduct(admin), await makeProduct(admin)];
    const headers = somebody();
    const presses = await Promise.all(Array.from({ length: 10 }, () => press(id, headers)));
    expect(presses.map(({ body }) => body.url)).toEqual(Array(10).fill(affiliateLink));
    await press(other.id, headers);
    await vi.waitFor(async () => expect(await readClicks(other.id)).toHaveLength(1));
    expect(await readClicks(id)).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a script', { 'user-agent': 'python-requests/2.32' }],
    ['a page fetched ahead of time', { 'sec-purpose': 'prefetch;prerender' }],
  ])('tells %s where the button leads, and counts nothing', async (_who, headers) => {
    const { id, affiliateLink } = await makeProduct(admin);
    const { status, body } = await press(id, somebody(headers));
    expect({ status, body }).toEqual({ status: 200, body: { url: affiliateLink } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await readClicks(id)).toEqual([]);
  });

  it('keeps nothing that leads back to the visitor', async () => {
    const { id } = await makeProduct(admin);
    const headers = somebody();
    await press(id, headers);
    const [path] = await vi.waitFor(async () => {
      const paths = (await clicksOf(id)).map(([found]) => found);
      expect(paths).toHaveLength(1);
      return paths;
    });
    expect(path).toMatch(/^clicks\/[0-9a-f]{64}$/);
    const everything = JSON.stringify([await readDocuments('clicks'), await readDocuments('settings')]);
    expect(everything).not.toContain(headers['x-forwarded-for']);
  });

  it.each(['987654321', 'lamp', '0'])('answers 404 for the id %s and counts nothing', async (id) => {
    const { status, body } = await visitor().call('POST', `/api/products/${id}/click`, {
      headers: somebody(),
    });
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Product not found' } });
    expect(await clicksOf(Number(id))).toEqual([]);
  });
});

describe('several instances', () => {
  const instances: Started<string>[] = [];
  let line: SlowLine;
  beforeAll(async () => {
    line = await openSlowLine(process.env.STACK_FIRESTORE_HOST ?? '');
    const variables = { FIRESTORE_EMULATOR_HOST: line.host, CATALOGUE_VERSION_TTL_MS: '60000' };
    instances.push(
      ...(await Promise.all([startOwnFunction('api', variables), startOwnFunction('api', variables)])),
    );
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    line.stop();
  });

  const pressAt = async (
    instance: Started<string> | undefined,
    id: number,
    headers: Record<string, string>,
  ) => {
    const startedAt = performance.now();
    const response = await fetch(`${instance?.ready}${apiPath.click(id)}`, { method: 'POST', headers });
    return {
      status: response.status,
      url: ((await response.json()) as { url: string }).url,
      ms: performance.now() - startedAt,
    };
  };

  it('count a visitor once together', async () => {
    const { id } = await makeProduct(admin);
    const headers = somebody();
    await Promise.all([...instances, ...instances].map((instance) => pressAt(instance, id, headers)));
    await pressAt(instances[0], id, headers);
    await pressAt(instances[1], id, headers);
    await vi.waitFor(async () => expect(await readClicks(id)).toHaveLength(1));
  });

  it('answer without waiting for a slow database, which counts the click later', async () => {
    const { id, affiliateLink } = await makeProduct(admin);
    // The product is in memory from here on.
    await pressAt(instances[0], id, somebody());
    await vi.waitFor(async () => expect(await readClicks(id)).toHaveLength(1));
    line.delay(1_500);
    const { status, url, ms } = await pressAt(instances[0], id, somebody());
    line.delay(0);
    expect({ status, url }).toEqual({ status: 200, url: affiliateLink });
    expect(ms).toBeLessThan(1_000);
    expect(await readClicks(id)).toHaveLength(1);
    await vi.waitFor(async () => expect(await readClicks(id)).toHaveLength(2), { timeout: 20_000 });
  });
});
