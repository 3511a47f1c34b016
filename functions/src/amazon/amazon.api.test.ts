import { type AmazonResult, amazonResultListSchema, amazonResultSchema } from '@rad-rewind/contract/amazon';
import { apiPath } from '@rad-rewind/contract/paths';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amazonControl, configureAmazon, forgetAmazon } from '../../test/amazon-stack.ts';
import type { ApiClient } from '../../test/api-client.ts';
import { signInAdmin, signInOrdinaryUser, visitor } from '../../test/people.ts';

const LAMP = 'B0RW90H001';
const CALLS = [
  ['GET', apiPath.adminAmazonProduct(LAMP)],
  ['GET', apiPath.adminAmazonSearch('lamp')],
  ['POST', apiPath.adminAmazonVerify],
  ['POST', apiPath.adminAmazonRefreshPrices],
  ['GET', apiPath.adminAmazonStatus],
] as const;

interface Failure {
  message: string;
}

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});
beforeEach(async () => {
  await forgetAmazon();
  return forgetAmazon;
});

const look = (asin = LAMP) => admin.get<AmazonResult & Failure>(apiPath.adminAmazonProduct(asin));

describe('access', () => {
  it.each(CALLS)('%s %s is for admins alone', async (method, path) => {
    const user = await signInOrdinaryUser();
    expect((await visitor().call(method, path)).status).toBe(401);
    expect((await user.call(method, path)).status).toBe(403);
  });
});

describe('without credentials', () => {
  it.each(CALLS.slice(0, 4))('%s %s says what to do', async (method, path) => {
    const { status, body } = await admin.call<Failure>(method, path);
    expect(status).toBe(409);
    expect(body.message).toMatch(/^The Amazon API is not configured\. Enter the credential ID/);
  });

  it('the status says so', async () => {
    const { body } = await admin.get(apiPath.adminAmazonStatus);
    expect(body).toEqual({ configured: false, refusal: null, priceRefresh: null });
  });
});

describe('GET /api/admin/amazon/products/{asin}', () => {
  it('answers the product', async () => {
    await configureAmazon(admin);
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(amazonResultSchema.parse(body)).toEqual({
      title: 'Motion Lava Lamp, 14.5 Inch, Purple Liquid and Pink Wax',
      description: 'No two blobs are alike. Warms up in an hour. 25 watt bulb included.',
      price: { formatted: '$23.99' },
      images: expect.arrayContaining(['https://m.media-amazon.com/images/I/lava-lamp.jpg']),
      affiliateUrl: `https://www.amazon.com/dp/${LAMP}?tag=rad-20&linkCode=ogi&th=1&psc=1`,
      productId: LAMP,
    });
  });

  it.each(['2.1', 'v3.2'])('works with credentials of version %s', async (amazonCredentialVersion) => {
    await configureAmazon(admin, { amazonCredentialVersion });
    expect((await look(LAMP.toLowerCase())).status).toBe(200);
  });

  it('answers 404 for an ASIN that Amazon does not know, or that is none', async () => {
    await configureAmazon(admin);
    const unknown = await look('B0UNKNOWN0');
    expect(unknown).toMatchObject({ status: 404, body: { message: expect.stringContaining('B0UNKNOWN0') } });
    const none = await look('lamp');
    expect(none).toMatchObject({ status: 404, body: { message: 'An ASIN has ten letters and digits' } });
    expect(await amazonControl.count('getItems')).toBe(1);
  });

  it('answers a product without offers with no price', async () => {
    await configureAmazon(admin);
    await amazonControl.fault({ kind: 'missing-offers' });
    expect((await look()).body.price).toBeNull();
  });

  it.each([
    [{ kind: 'refused-credentials' }, 502, 'refused the credentials'],
    [{ kind: 'ineligible' }, 502, '10 qualified sales'],
    [{ kind: 'server-error' }, 502, 'problem of its own'],
    [{ kind: 'malformed' }, 502, 'in a form that the shop does not know'],
    [{ kind: 'slow', delayMs: 9_000 }, 504, 'did not answer within 8 seconds'],
  ])('answers %o as %d', async (fault, status, message) => {
    await configureAmazon(admin);
    await amazonControl.fault(fault);
    const answer = await look();
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it('answers throttling as 503 with Retry-After', async () => {
    await configureAmazon(admin);
    await amazonControl.fault({ kind: 'throttled', retryAfterSeconds: 60 });
    const { status, headers } = await look();
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  });

  it('tells of refused credentials as soon as they are stored', async () => {
    await configureAmazon(admin);
    expect((await look()).status).toBe(200);
    await configureAmazon(admin, { amazonSecretKey: 'wrong-secret' });
    const { status, body } = await look();
    expect(status).toBe(502);
    expect(JSON.stringify(body)).not.toContain('wrong-secret');
  });
});

describe('GET /api/admin/amazon/search', () => {
  it('answers results of the category', async () => {
    await configureAmazon(admin);
    const { body } = await admin.get(apiPath.adminAmazonSearch('retro', 'VideoGames'));
    const results = amazonResultListSchema.parse(body);
    expect(results.length).toBeGreaterThan(1);
    for (const { productId } of results) expect(productId).toMatch(/^B0RW90V/);
  });

  it('answers an empty list where nothing is found', async () => {
    await configureAmazon(admin);
    expect(await admin.get(apiPath.adminAmazonSearch('zzzz'))).toMatchObject({ status: 200, body: [] });
  });

  it.each([
    [apiPath.adminAmazonSearch('  '), 'Please enter a search term'],
    [apiPath.adminAmazonSearch('x'.repeat(1_001)), 'query must be at most 1000 characters'],
    [apiPath.adminAmazonSearch('lamp', 'Garden'), 'category must be one of All'],
  ])('refuses %s', async (path, message) => {
    const { status, body } = await admin.get<Failure>(path);
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });
});

describe('POST /api/admin/amazon/verify', () => {
  it('says what came back', async () => {
    await configureAmazon(admin);
    const { status, body } = await admin.post<Failure>(apiPath.adminAmazonVerify);
    expect(status).toBe(200);
    expect(body.message).toMatch(
      /^Amazon accepted the credentials and the tag rad-20\. A search on www\.amazon/,
    );
    expect(await amazonControl.count('searchItems')).toBe(1);
  });

  it('says what is wrong', async () => {
    await configureAmazon(admin, { amazonAssociateTag: 'nobody' });
    const { status, body } = await admin.post<Failure>(apiPath.adminAmazonVerify);
    expect(status).toBe(502);
    expect(body.message).toContain('does not accept the associate tag');
  });
});
