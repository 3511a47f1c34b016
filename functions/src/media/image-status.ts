import type { ImageStatus } from '@rad-rewind/contract/media';
import type { Product } from '@rad-rewind/contract/product';
import { isLongList, productPages } from '../catalogue/full-list.ts';
import { listProducts } from '../catalogue/product-list.ts';
import { type Reading, readingAt } from '../catalogue/reading.ts';
import { uploadedName } from './image-name.ts';
import { listUploads } from './image-store.ts';

type Pictures = Pick<Product, 'featuredImage' | 'images'>;

/**
 * Counts the pictures that products name; one that several of them name counts once (docs/product.md, "Image
 * sync tool"). Paths on this site outside of `/uploads/` belong to the site itself and count as neither.
 * @param stored the names of the pictures that are here
 */
export function countImages(
  products: readonly Pictures[],
  stored: ReadonlySet<string>,
): ImageStatus['stats'] {
  const addresses = new Set(
    products.flatMap(({ featuredImage, images }) => (featuredImage ? [featuredImage, ...images] : images)),
  );
  const local = new Set([...addresses].flatMap((address) => uploadedName(address) ?? []));
  const missingFilenames = [...local].filter((name) => !stored.has(name)).sort();
  return {
    total: products.length,
    missingImages: missingFilenames.length,
    validImages: local.size - missingFilenames.length,
    externalImages: [...addresses].filter((address) => /^https?:/i.test(address)).length,
    missingFilenames,
  };
}

async function productPictures(reading: Reading): Promise<readonly Pictures[]> {
  if (!(await isLongList(reading))) return listProducts({}, reading);
  const found: Pictures[] = [];
  // Of a long list nothing but the addresses is kept.
  for await (const page of productPages()) {
    found.push(...page.map(({ featuredImage, images }) => ({ featuredImage, images })));
  }
  return found;
}

/** How it stands with the products' pictures now. */
export async function imageStatus(now: Date): Promise<ImageStatus> {
  const [products, stored] = await Promise.all([productPictures(readingAt(now, true)), listUploads()]);
  return { stats: countImages(products, stored) };
}
