import { apiPath } from '@rad-rewind/contract/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { makeProduct } from '../../test/catalogue-factory.ts';
import { countReads, readDocument } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

/** How long an instance trusts the version of the catalogue, in milliseconds. */
const TTL_MS = 3_000;
const LIST = apiPath.products({ limit: 8 });

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a warm GET /api/products?limit=8', () => {
  it('reads the version once in a while and no product', async () => {
    await makeProduct(admin);
    await visitor().get(LIST);
    const before = await countReads();
    const startedAt = Date.now();
    for (let i = 0; i < 100; i++) expect((await visitor().get(LIST)).status).toBe(200);
    const reads = (await countReads()) - before;
    expect(reads).toBeLessThanOrEqual(1 + Math.floor((Date.now() - startedAt) / TTL_MS));
  });

  it('reads one document when the version is due, for any number of visitors', async () => {
    await makeProduct(admin);
    await visitor().get(LIST);
    await wait(TTL_MS + 200);
    const before = await countReads();
    await Promise.all(Array.from({ length: 30 }, () => visitor().get(LIST)));
    expect((await countReads()) - before).toBe(1);
  });

  it('shows visitors a change within seconds', async () => {
    const product = await makeProduct(admin);
    const path = apiPath.products({ slug: product.slug });
    expect((await visitor().get(path)).status).toBe(200);
    await admin.delete(apiPath.adminProduct(product.id));
    await expect.poll(async () => (await visitor().get(path)).status, { timeout: TTL_MS + 2_000 }).toBe(404);
  });

  it('shares one query between visitors who miss it at once', async () => {
    await makeProduct(admin);
    const stored = Number((await readDocument('meta/catalogue'))?.products);
    const before = await countReads();
    await Promise.all(Array.from({ length: 30 }, () => visitor().get(apiPath.products({ limit: 40 }))));
    // The query reads up to 64 products, and the version may fall due once.
    expect((await countReads()) - before).toBeLessThanOrEqual(Math.min(64, stored) + 1);
  });

  it('answers what it answered before with 304 to a browser that has it', async () => {
    await makeProduct(admin);
    const first = await visitor().get(LIST);
    const etag = first.headers.get('etag');
    expect(etag).toBeTruthy();
    const again = await visitor().call('GET', LIST, {
      headers: { 'if-none-match': etag ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });
});
