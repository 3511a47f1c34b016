import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiPath } from '@rad-rewind/contract/paths';
import { expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { notice } from '../../test/catalogue-factory.ts';
import { patchDocument, readDocument } from '../../test/firestore-control.ts';
import { startOwnFunction } from '../../test/own-function.ts';
import { signInAdmin, visitor } from '../../test/people.ts';
import { rawCall } from '../../test/raw-call.ts';

/** Does something in a catalogue that is said to be large. */
async function inLargeCatalogue(work: () => Promise<void>): Promise<void> {
  const admin = await signInAdmin();
  const products = Number((await readDocument('meta/catalogue'))?.products);
  try {
    await patchDocument('meta/catalogue', { products: 50_000 });
    await notice(admin);
    await work();
  } finally {
    await patchDocument('meta/catalogue', { products });
    await notice(admin);
  }
}

it('GET /api/products of a large catalogue comes in pieces, and is the same list', async () => {
  const { body, headers } = await visitor().get(apiPath.products());
  expect(headers.get('etag')).toBeTruthy();
  await inLargeCatalogue(async () => {
    const long = await visitor().get(apiPath.products());
    expect({ status: long.status, body: long.body }).toEqual({ status: 200, body });
    expect(long.headers.get('etag')).toBeNull();
    expect(long.headers.get('cache-control')).toContain('s-maxage');
  });
});

it.each(['br', 'gzip'] as const)('GET /api/products of a large catalogue comes in %s', async (encoding) => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
  const { body } = await visitor().get(apiPath.products());
  await inLargeCatalogue(async () => {
    const api = await startOwnFunction('api');
    try {
      const headers = { 'accept-encoding': encoding };
      const answer = await rawCall(api.ready + apiPath.products(), { headers });
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(answer.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
      expect(JSON.parse(String(decode(answer.body)))).toEqual(body);
      const head = await rawCall(api.ready + apiPath.products(), { method: 'HEAD', headers });
      expect(head).toMatchObject({ status: 200, headers: { 'content-encoding': encoding } });
      expect(head.body).toHaveLength(0);
    } finally {
      await api.stop();
    }
  });
});

it('GET /api/products of a large catalogue refuses an address past 30 calls a minute, and no admin', async () => {
  const admin = await signInAdmin();
  const headers = { 'x-forwarded-for': '100.65.0.1' };
  // As one asks who wants no cache to answer.
  const ask = (client: ApiClient, place: number) =>
    client.call('GET', `${apiPath.products()}?made-up=${place}`, { headers });
  await inLargeCatalogue(async () => {
    const answers = await Promise.all(Array.from({ length: 45 }, (_, place) => ask(visitor(), place)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(40);
    expect((await ask(admin, 0)).status).toBe(200);
  });
  expect((await ask(visitor(), 0)).status).toBe(200);
});

it('the count of pictures of a large catalogue is the same', async () => {
  const admin = await signInAdmin();
  const { body } = await admin.get(apiPath.adminValidateImages);
  await inLargeCatalogue(async () => {
    expect((await admin.get(apiPath.adminValidateImages)).body).toEqual(body);
  });
});
