import { apiPath } from '@rad-rewind/contract/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { makeProduct } from '../../test/catalogue-factory.ts';
import { dropDocument, type Fields, readDocuments } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

/** The clicks of a product, taken out of the store. */
async function takeClicks(productId: number): Promise<Fields[]> {
  const clicks = Object.entries(await readDocuments('clicks')).filter(
    ([, click]) => click.productId === productId,
  );
  await Promise.all(clicks.map(([path]) => dropDocument(path)));
  return clicks.map(([, click]) => click);
}

/** When a click happened, as ISO 8601. */
const momentOf = (click: Fields | undefined) =>
  (click?.timestamp as { timestamp: string } | undefined)?.timestamp ?? '';

describe('POST /api/products/{id}/click', () => {
  it('tells where the button leads and keeps referrer and user agent', async () => {
    const { id, affiliateLink } = await makeProduct(admin);
    const headers = { referer: 'https://search.example/?q=pet', 'user-agent': 'Netscape/4.08' };
    const { status, body } = await visitor().call('POST', apiPath.click(id), { headers });
    expect({ status, body }).toEqual({ status: 200, body: { url: affiliateLink } });
    const [click, ...others] = await takeClicks(id);
    expect(others).toEqual([]);
    expect(click).toEqual({
      productId: id,
      referrer: headers.referer,
      userAgent: headers['user-agent'],
      timestamp: { timestamp: expect.any(String) },
    });
    expect(Math.abs(Date.now() - Date.parse(momentOf(click)))).toBeLessThan(60_000);
  });

  it('keeps null for a referrer that is not there, and the first 1000 characters of a long one', async () => {
    const { id } = await makeProduct(admin);
    await visitor().post(apiPath.click(id));
    expect(await takeClicks(id)).toMatchObject([{ referrer: null }]);
    const referer = `https://search.example/?q=${'x'.repeat(2_000)}`;
    await visitor().call('POST', apiPath.click(id), { headers: { referer } });
    expect(await takeClicks(id)).toMatchObject([{ referrer: referer.slice(0, 1_000) }]);
  });

  it('sends the post of a form straight on', async () => {
    const { id, affiliateLink } = await makeProduct(admin);
    const { status, headers } = await visitor().call('POST', apiPath.click(id), {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: affiliateLink });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await takeClicks(id)).toHaveLength(1);
  });

  it('counts every one of 20 parallel clicks', async () => {
    const { id } = await makeProduct(admin);
    await Promise.all(Array.from({ length: 20 }, () => visitor().post(apiPath.click(id))));
    expect(await takeClicks(id)).toHaveLength(20);
  });

  it.each(['987654321', 'lamp', '0'])('answers 404 for the id %s and counts nothing', async (id) => {
    const { status, body } = await visitor().post(`/api/products/${id}/click`);
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Product not found' } });
    expect(await takeClicks(Number(id))).toEqual([]);
  });
});
