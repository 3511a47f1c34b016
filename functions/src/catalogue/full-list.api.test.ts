import { apiPath } from '@rad-rewind/contract/paths';
import { expect, it } from 'vitest';
import { notice } from '../../test/catalogue-factory.ts';
import { patchDocument, readDocument } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

it('GET /api/products of a large catalogue comes in pieces, and is the same list', async () => {
  const admin = await signInAdmin();
  const { body, headers } = await visitor().get(apiPath.products());
  expect(headers.get('etag')).toBeTruthy();
  const products = Number((await readDocument('meta/catalogue'))?.products);
  try {
    await patchDocument('meta/catalogue', { products: 50_000 });
    await notice(admin);
    const long = await visitor().get(apiPath.products());
    expect({ status: long.status, body: long.body }).toEqual({ status: 200, body });
    expect(long.headers.get('etag')).toBeNull();
    expect(long.headers.get('cache-control')).toContain('s-maxage');
  } finally {
    await patchDocument('meta/catalogue', { products });
    await notice(admin);
  }
});
