import { describe, expect, it } from 'vitest';
import {
  changedSample,
  type Pictured,
  type PictureSample,
  SAMPLE_SIZE,
  sampledPicture,
} from './picture-sample.ts';

const product = (id: number, fields: Partial<Pictured> = {}): Pictured => ({
  id,
  slug: `product-${id}`,
  categoryId: 1,
  featuredImage: `/uploads/${id}.webp`,
  images: [],
  ...fields,
});
const sampleOf = (count: number): PictureSample =>
  Array.from({ length: count }, (_, index) => sampledPicture(product(index + 1))).flat();
const idsOf = (sample: PictureSample | null) => sample?.map(({ productId }) => productId);

describe("a category's sample of pictures", () => {
  it('takes a new product in first, and drops the last of a full one', () => {
    const added = [{ before: null, after: product(99) }];
    expect(idsOf(changedSample(sampleOf(2), 1, added))).toEqual([99, 1, 2]);
    const full = changedSample(sampleOf(SAMPLE_SIZE), 1, added);
    expect(full).toHaveLength(SAMPLE_SIZE);
    expect(idsOf(full)?.slice(0, 2)).toEqual([99, 1]);
  });

  it('takes a first image where none is featured, and nothing where there is none', () => {
    const images = ['/uploads/b.webp'];
    expect(sampledPicture(product(1, { featuredImage: null, images }))[0]?.imageUrl).toBe('/uploads/b.webp');
    expect(sampledPicture(product(1, { featuredImage: null }))).toEqual([]);
  });

  it('follows a product whose slug or picture changed', () => {
    const after = product(1, { slug: 'renamed', featuredImage: '/uploads/new.webp' });
    expect(changedSample(sampleOf(1), 1, [{ before: product(1), after }])).toEqual([
      { productId: 1, productSlug: 'renamed', imageUrl: '/uploads/new.webp' },
    ]);
  });

  it('lets go of a product that is deleted, moved or without a picture now', () => {
    for (const after of [null, product(1, { categoryId: 2 }), product(1, { featuredImage: null })])
      expect(idsOf(changedSample(sampleOf(2), 1, [{ before: product(1), after }]))).toEqual([2]);
    const moved = { before: product(7), after: product(7, { categoryId: 2 }) };
    expect(idsOf(changedSample([], 2, [moved]))).toEqual([7]);
  });

  it('asks for a new sample where a full one lost a picture', () => {
    expect(changedSample(sampleOf(SAMPLE_SIZE), 1, [{ before: product(1), after: null }])).toBeNull();
  });
});
