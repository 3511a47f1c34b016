import { apiPath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { shareImagePath } from '@rad-rewind/contract/share-image';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { makeProduct, notice, productForm } from '../../test/catalogue-factory.ts';
import { colourAt } from '../../test/images.ts';
import { signInAdmin } from '../../test/people.ts';
import { STACK_URL } from '../../test/stack.ts';
import { listObjects } from '../../test/storage.ts';

const IN_FRAME = { left: 800, top: 200, width: 100, height: 60 };
const PARTNERS_PICTURE = 'https://m.media-amazon.com/images/I/x.jpg';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

async function image(path: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(STACK_URL + path, { redirect: 'manual' });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Replaces some fields of a product, as the admin. */
async function change(product: Product, fields: object): Promise<Product> {
  const form = productForm({ ...product, ...fields } as object);
  const { body } = await admin.put<Product>(apiPath.adminProduct(product.id), form);
  await notice(admin);
  return body;
}

describe('a share image', () => {
  it('is drawn once, kept, and good for a year', async () => {
    const product = await makeProduct(admin);
    const path = shareImagePath(product);
    const { response, bytes } = await image(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(await listObjects(`share/${product.id}-`)).toEqual([path.slice(1)]);
    expect((await image(path)).bytes.equals(bytes)).toBe(true);
  });

  it('has another address as soon as the product looks different; the old one leads there', async () => {
    const product = await makeProduct(admin);
    const old = shareImagePath(product);
    await image(old);
    const renamed = await change(product, { name: 'Another name' });
    const path = shareImagePath(renamed);
    expect(path).not.toBe(old);
    expect((await image(path)).response.status).toBe(200);
    expect(await listObjects(`share/${product.id}-`)).toEqual([path.slice(1)]);
    const { response } = await image(old);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('whose picture is not here yet is not kept, and is drawn again once it is', async () => {
    const product = await makeProduct(admin, { featuredImage: '/uploads/nobody-has-this-yet.webp' });
    const { response } = await image(shareImagePath(product));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await listObjects(`share/${product.id}-`)).toEqual([]);
  });

  it('of an Amazon product shows no picture of Amazon, and the price changes nothing in it', async () => {
    const fields = { isAmazonProduct: true, affiliateLink: 'https://www.amazon.com/dp/B0AAAAAAA1?tag=t-20' };
    const product = await makeProduct(admin, { ...fields, featuredImage: PARTNERS_PICTURE, price: '$49.99' });
    const { bytes } = await image(shareImagePath(product));
    const bare = await makeProduct(admin, { ...fields, featuredImage: null, price: null });
    const { bytes: without } = await image(shareImagePath(bare));
    expect(await colourAt(bytes, IN_FRAME)).toEqual(await colourAt(without, IN_FRAME));
    expect(shareImagePath({ ...product, price: '$1.00' } as Product)).toBe(shareImagePath(product));
  });

  it.each([
    '/share/999999999-abc.jpg',
    '/share/x.jpg',
    '/share/1.jpg',
    '/share/0-a.jpg',
    '/share/1-..%2F.jpg',
  ])('there is none at %s', async (path) => {
    const { response } = await image(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
