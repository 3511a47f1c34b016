import { type AmazonStatus, amazonStatusSchema, type PriceRefresh } from '@rad-rewind/contract/amazon';
import { type Offer, offerSchema } from '@rad-rewind/contract/offer';
import { apiPath, discoveryPath, pagePath } from '@rad-rewind/contract/paths';
import type { Product, ProductForm, PublicProduct } from '@rad-rewind/contract/product';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amazonControl, configureAmazon, forgetAmazon } from '../../test/amazon-stack.ts';
import type { ApiClient } from '../../test/api-client.ts';
import { makeProduct, notice, productForm, uniqueSlug } from '../../test/catalogue-factory.ts';
import { countReads, patchProduct, readDocument } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';
import { STACK_URL } from '../../test/stack.ts';

const LAMP = 'B0RW90H001';
const GLOBE = 'B0RW90H003';
const HOUR = 60 * 60 * 1_000;

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});
beforeEach(async () => {
  await forgetAmazon();
  await configureAmazon(admin);
  return forgetAmazon;
});

const amazonForm = (changes: Partial<ProductForm> = {}) => ({
  affiliateLink: `https://www.amazon.com/dp/${LAMP}?tag=rad-20`,
  isAmazonProduct: true,
  amazonProductId: LAMP,
  price: '$23.99',
  ...changes,
});

async function seen({ slug }: Product): Promise<PublicProduct | undefined> {
  return (await visitor().get<PublicProduct[]>(apiPath.products({ slug }))).body[0];
}

const offer = async ({ id }: Product) => (await visitor().get<Offer>(apiPath.offer(id))).body;

async function stored({ slug }: Product): Promise<Product | undefined> {
  return (await admin.get<Product[]>(apiPath.products({ slug }))).body[0];
}

async function servedAgo(product: Product, milliseconds: number): Promise<void> {
  const timestamp = new Date(Date.now() - milliseconds).toISOString();
  await patchProduct(product.id, { priceUpdatedAt: { timestamp } });
  await notice(admin);
}

const refresh = () => admin.post<PriceRefresh>(apiPath.adminAmazonRefreshPrices);
const verify = () => admin.post<{ message: string }>(apiPath.adminAmazonVerify);
const status = async () =>
  amazonStatusSchema.parse((await admin.get<AmazonStatus>(apiPath.adminAmazonStatus)).body);

describe('a saved price', () => {
  it('that was picked from a search keeps its time, without another call', async () => {
    await admin.get(apiPath.adminAmazonSearch('lava lamp'));
    const product = await makeProduct(admin, amazonForm());
    expect(Math.abs(Date.now() - Date.parse(product.priceUpdatedAt ?? ''))).toBeLessThan(60_000);
    expect(await seen(product)).toMatchObject({ price: '$23.99' });
    expect(await amazonControl.count('getItems')).toBe(0);
  });

  it('is shown on the product alone, where its time stands beside it, and in no list', async () => {
    const tag = `amazon-price-${Date.now()}`;
    const product = await makeProduct(admin, amazonForm({ tags: [tag] }));
    expect(await seen(product)).toMatchObject({ price: '$23.99' });
    const { body: list } = await visitor().get<PublicProduct[]>(apiPath.products({ tag }));
    expect(list).toMatchObject([{ slug: product.slug, price: null }]);
  });

  it('is checked with Amazon where it was not served of late', async () => {
    await amazonControl.setPrices({ [GLOBE]: 31.25 });
    const product = await makeProduct(admin, amazonForm({ amazonProductId: GLOBE, price: '$31.25' }));
    expect(product.priceUpdatedAt).not.toBeNull();
    expect(await amazonControl.count('getItems')).toBe(1);
  });

  it('that was typed by hand is not shown to visitors', async () => {
    const product = await makeProduct(admin, amazonForm({ price: '$9.99' }));
    expect(product).toMatchObject({ price: '$9.99', priceUpdatedAt: null });
    expect(await seen(product)).toMatchObject({ price: null });
    expect(await offer(product)).toMatchObject({ partner: 'amazon', price: null, priceAsOf: null });
  });

  it('keeps its time over other changes and loses it with a new price', async () => {
    const product = await makeProduct(admin, amazonForm());
    const save = async (changes: Partial<ProductForm>) => {
      const form = { ...productForm(amazonForm()), slug: product.slug, ...changes };
      return (await admin.put<Product>(apiPath.adminProduct(product.id), form)).body;
    };
    expect((await save({ name: 'Renamed' })).priceUpdatedAt).toBe(product.priceUpdatedAt);
    expect((await save({ price: '$1.00' })).priceUpdatedAt).toBeNull();
    expect((await save({ price: '$23.99' })).priceUpdatedAt).not.toBeNull();
    expect((await save({ isAmazonProduct: false })).priceUpdatedAt).not.toBeNull();
    const ebay = { affiliateLink: 'https://www.ebay.com/itm/1?campid=1', price: '$23.99' };
    expect((await save(ebay)).priceUpdatedAt).toBeNull();
  });

  it.each(['server-error', 'throttled', 'ineligible', 'malformed', 'refused-credentials'])(
    'is saved all the same when Amazon answers %s',
    async (kind) => {
      await amazonControl.fault({ kind, retryAfterSeconds: 60 });
      const product = await makeProduct(admin, amazonForm({ price: '$77.00' }));
      expect(product).toMatchObject({ price: '$77.00', priceUpdatedAt: null });
    },
  );

  it('does not wait for a slow Amazon', async () => {
    await amazonControl.fault({ kind: 'slow', delayMs: 20_000 });
    const startedAt = Date.now();
    await makeProduct(admin, amazonForm({ price: '$78.00' }));
    expect(Date.now() - startedAt).toBeLessThan(7_500);
  });

  it('of another partner has nothing to do with Amazon', async () => {
    const product = await makeProduct(admin, { price: '$24.99' });
    expect(await seen(product)).toMatchObject({ price: '$24.99' });
    expect(await amazonControl.calls()).toEqual([]);
  });
});

describe('a typed price of a link to Amazon, with the switch off', () => {
  const typed = { isAmazonProduct: false, amazonProductId: null, price: '$15.43' };

  it.each(['https://www.amazon.com/dp/B0RW90H001', 'https://AMZN.to/abc'])(
    'goes out nowhere: %s',
    async (affiliateLink) => {
      const tag = uniqueSlug('typed');
      const product = await makeProduct(admin, { ...typed, affiliateLink, name: tag, tags: [tag] });
      expect(product).toMatchObject({ price: '$15.43', priceUpdatedAt: null });
      expect(await seen(product)).toMatchObject({ price: null });
      expect(await offer(product)).toMatchObject({ partner: 'amazon', price: null, priceAsOf: null });
      const addresses = [
        apiPath.products({ tag }),
        apiPath.products({ q: tag }),
        apiPath.products({ slug: product.slug }),
        apiPath.products(),
        pagePath.product(product.slug),
        pagePath.tag(tag),
        pagePath.search(tag),
        discoveryPath.feed,
      ];
      for (const address of addresses) {
        const answer = await fetch(STACK_URL + address);
        expect([address, answer.status]).toEqual([address, 200]);
        expect(await answer.text(), address).not.toContain('15.43');
      }
    },
  );

  it('tells no lists’ readers what Amazon did serve either', async () => {
    const tag = uniqueSlug('served');
    const product = await makeProduct(admin, amazonForm({ isAmazonProduct: false, tags: [tag] }));
    expect(await seen(product)).toMatchObject({ price: '$23.99' });
    expect(await offer(product)).toMatchObject({ price: '$23.99', priceAsOf: product.priceUpdatedAt });
    const { body: list } = await visitor().get<PublicProduct[]>(apiPath.products({ tag }));
    expect(list).toMatchObject([{ slug: product.slug, price: null }]);
  });

  it('is eBay’s where only the switch names Amazon', async () => {
    const affiliateLink = 'https://www.ebay.com/itm/1?campid=1';
    const product = await makeProduct(admin, { ...typed, affiliateLink, isAmazonProduct: true });
    expect(await seen(product)).toMatchObject({ price: '$15.43' });
    expect(await amazonControl.calls()).toEqual([]);
  });
});

describe('a price that Amazon served', () => {
  it('is shown for 24 hours and no longer', async () => {
    const product = await makeProduct(admin, amazonForm());
    await servedAgo(product, 23.9 * HOUR);
    expect(await seen(product)).toMatchObject({ price: '$23.99' });
    await servedAgo(product, 24.1 * HOUR);
    expect(await seen(product)).toMatchObject({ price: null });
    expect(await stored(product)).toMatchObject({ price: '$23.99' });
  });
});

describe('GET /api/products/{id}/offer', () => {
  it('names Amazon, the price and its time', async () => {
    const product = await makeProduct(admin, amazonForm());
    expect(offerSchema.parse(await offer(product))).toEqual({
      partner: 'amazon',
      partnerName: 'Amazon',
      price: '$23.99',
      priceAsOf: product.priceUpdatedAt,
    });
  });

  it('names other partners; their prices have no time', async () => {
    const ebay = await makeProduct(admin, {
      affiliateLink: 'https://www.ebay.com/itm/1?campid=1',
      price: '0',
    });
    expect(await offer(ebay)).toEqual({ partner: 'ebay', partnerName: 'eBay', price: null, priceAsOf: null });
    const other = await makeProduct(admin, { price: '$5' });
    expect(await offer(other)).toMatchObject({
      partner: 'other',
      partnerName: 'partner.example',
      price: '$5',
    });
  });

  it('is answered from memory, and 404 for no product', async () => {
    const product = await makeProduct(admin);
    await offer(product);
    const before = await countReads();
    await Promise.all(Array.from({ length: 5 }, () => offer(product)));
    expect((await countReads()) - before).toBeLessThanOrEqual(1);
    expect((await visitor().get(apiPath.offer(999_999))).status).toBe(404);
  });
});

describe('POST /api/admin/amazon/refresh-prices', () => {
  it('replaces prices, the oldest first, ten ASINs a call and one and a half seconds apart', async () => {
    const lamp = await makeProduct(admin, amazonForm({ price: '$1.00' }));
    const globe = await makeProduct(admin, amazonForm({ amazonProductId: GLOBE.toLowerCase(), price: null }));
    await amazonControl.reset();
    await amazonControl.setPrices({ [LAMP]: 20.5, [GLOBE]: null });
    const { status, body } = await refresh();
    expect(status).toBe(200);
    expect(body.error).toBeNull();
    expect(await stored(lamp)).toMatchObject({ price: '$20.50', updatedAt: lamp.updatedAt });
    expect(await stored(globe)).toMatchObject({ price: null, priceUpdatedAt: null });
    expect(await seen(lamp)).toMatchObject({ price: '$20.50' });
    const calls = (await amazonControl.calls()).filter(({ path }) => path.endsWith('getItems'));
    expect(calls.length).toBeGreaterThan(1);
    for (const [index, { at, body: asked }] of calls.entries()) {
      expect(asked?.itemIds?.length).toBeLessThanOrEqual(10);
      const previous = calls[index - 1];
      if (previous) expect(at - previous.at).toBeGreaterThanOrEqual(1_490);
    }
  });

  it('gives pictures that Amazon serves no more their successors and leaves the shop’s own', async () => {
    const gone = 'https://m.media-amazon.com/images/I/gone.jpg';
    const images = ['/uploads/own.webp'];
    const product = await makeProduct(admin, amazonForm({ featuredImage: gone, images }));
    await refresh();
    const featuredImage = 'https://m.media-amazon.com/images/I/lava-lamp.jpg';
    expect(await seen(product)).toMatchObject({ featuredImage, images });
  });

  it('keeps how it went, with what failed', async () => {
    const product = await makeProduct(admin, amazonForm());
    await amazonControl.giveUp(LAMP);
    const { body } = await refresh();
    const failure = { productId: product.id, asin: LAMP, message: expect.stringContaining('no product') };
    expect(body.failures).toContainEqual(failure);
    expect(await stored(product)).toMatchObject({ price: '$23.99', priceUpdatedAt: null });
    expect(await seen(product)).toMatchObject({ price: null });
    const status = (await admin.get<AmazonStatus>(apiPath.adminAmazonStatus)).body;
    expect(amazonStatusSchema.parse(status)).toEqual({ configured: true, refusal: null, priceRefresh: body });
  });

  it.each([
    ['refused-credentials', 'refused the credentials'],
    ['ineligible', '10 qualified sales'],
    ['throttled', 'asks to wait'],
  ])('ends at once on %s and leaves prices to age', async (kind, message) => {
    const product = await makeProduct(admin, amazonForm());
    await amazonControl.fault({ kind, retryAfterSeconds: 60 });
    const { body } = await refresh();
    expect(body.error).toContain(message);
    expect(await amazonControl.count('getItems')).toBeLessThanOrEqual(2);
    expect(await seen(product)).toMatchObject({ price: '$23.99' });
  });

  it('leaves what is known about the account as it is where Amazon did not refuse it', async () => {
    await amazonControl.fault({ kind: 'refused-credentials' });
    await verify();
    await amazonControl.reset();
    await makeProduct(admin, amazonForm());
    await amazonControl.fault({ kind: 'throttled', retryAfterSeconds: 60 });
    expect((await refresh()).body.error).toContain('asks to wait');
    expect((await status()).refusal?.message).toContain('refused the credentials');
  });

  it('goes on after a call that failed', async () => {
    const product = await makeProduct(admin, amazonForm());
    await amazonControl.fault({ kind: 'malformed', times: 1 });
    const { body } = await refresh();
    expect(body).toMatchObject({ error: null, failed: expect.any(Number) });
    expect(body.failed).toBeGreaterThan(0);
    expect(body.refreshed).toBeGreaterThan(0);
    expect(await seen(product)).toMatchObject({ price: '$23.99' });
  });
});

describe('what Amazon refused', () => {
  const refused = (kind: string, call: () => Promise<unknown>) => async () => {
    await amazonControl.fault({ kind });
    await call();
    await amazonControl.reset();
    return (await status()).refusal;
  };

  it.each([
    ['refused-credentials', 'refused the credentials', verify],
    ['ineligible', '10 qualified sales', verify],
    ['refused-credentials', 'refused the credentials', refresh],
    ['ineligible', '10 qualified sales', refresh],
  ] as const)('is known until Amazon answers: %s, %s', async (kind, message, call) => {
    await makeProduct(admin, amazonForm());
    expect((await status()).refusal).toBeNull();
    const refusal = await refused(kind, call)();
    expect(refusal?.message).toContain(message);
    expect(Math.abs(Date.now() - Date.parse(refusal?.refusedAt ?? ''))).toBeLessThan(60_000);
    expect((await call()).status).toBe(200);
    expect((await status()).refusal).toBeNull();
  });

  it('counts for the credentials that were refused and for no others', async () => {
    expect(await refused('refused-credentials', verify)()).not.toBeNull();
    await configureAmazon(admin, { amazonSecretKey: 'another secret' });
    expect((await status()).refusal).toBeNull();
    await configureAmazon(admin);
    expect((await status()).refusal).not.toBeNull();
  });

  it('holds no secret', async () => {
    await refused('refused-credentials', verify)();
    const kept = JSON.stringify(await readDocument('settings/amazonRefusal'));
    expect(kept).not.toContain('secret-1');
    expect(kept).not.toContain('credential-1');
  });
});
