import type { Category, RandomCategoryImage } from '@rad-rewind/contract/category';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { HttpError } from '../http/http-error.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { findCategories } from './category-store.ts';
import { listProducts, type Reading } from './product-list.ts';

/** Of how many products of a category, the newest, one lends its picture. */
const PICTURE_CANDIDATES = 64;

/** All categories in the order in which they were made. */
export async function listCategories({ fresh }: Pick<Reading, 'fresh'>): Promise<readonly Category[]> {
  return catalogueCache.get('categories', findCategories, fresh);
}

/**
 * The picture of a random product of a category.
 * @param slug the category's
 * @throws HttpError 404 for an unknown category, and where none of its products has a picture
 */
export async function randomCategoryImage(slug: string, reading: Reading): Promise<RandomCategoryImage> {
  const category = (await listCategories(reading)).find((candidate) => candidate.slug === slug);
  if (!category) throw new HttpError(404, ERROR_TEXT.categoryNotFound);
  const products = await listProducts({ categoryId: category.id, limit: PICTURE_CANDIDATES }, reading);
  const pictures = products.flatMap((product) => {
    const imageUrl = product.featuredImage ?? product.images[0];
    return imageUrl === undefined ? [] : [{ imageUrl, productSlug: product.slug }];
  });
  const picture = pictures[Math.floor(Math.random() * pictures.length)];
  if (!picture) throw new HttpError(404, 'No product of this category has a picture');
  return picture;
}
