import type { ProductDocument } from './product-document.ts';

/** A picture that stands for a category. */
export interface SampledPicture {
  readonly productId: number;
  readonly productSlug: string;
  readonly imageUrl: string;
}
/** Pictures of a category, one a product: all there are, or as many as are kept. */
export type PictureSample = readonly SampledPicture[];

/** How many pictures of a category are kept. */
export const SAMPLE_SIZE = 12;

export type Pictured = Pick<ProductDocument, 'id' | 'slug' | 'categoryId' | 'featuredImage'> & {
  readonly images: readonly string[];
};

/** A product before and after a write; null where there is none. */
export interface PictureChange {
  readonly before: Pictured | null;
  readonly after: Pictured | null;
}

/** A product's picture: the featured one, else the first of the others; nothing where it has none. */
export function sampledPicture({ id, slug, featuredImage, images }: Pictured): SampledPicture[] {
  const imageUrl = featuredImage ?? images[0];
  return imageUrl === undefined ? [] : [{ productId: id, productSlug: slug, imageUrl }];
}

/**
 * A category's sample after a write.
 * @param sample as it was
 * @param changes of products of any category
 * @returns null where a picture left a full sample: whichever should take its place is not in it
 */
export function changedSample(
  sample: PictureSample,
  categoryId: number,
  changes: readonly PictureChange[],
): PictureSample | null {
  const changed = new Set(changes.flatMap(({ before, after }) => [before?.id, after?.id]));
  const kept = sample.filter(({ productId }) => !changed.has(productId));
  const added = changes.flatMap(({ after }) =>
    after?.categoryId === categoryId ? sampledPicture(after) : [],
  );
  const next = [...added, ...kept].slice(0, SAMPLE_SIZE);
  return sample.length >= SAMPLE_SIZE && next.length < SAMPLE_SIZE ? null : next;
}
