import type { Category, RandomCategoryImage } from '@rad-rewind/contract/category';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { HttpError } from '../http/http-error.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { findCategories } from './category-list-store.ts';
import type { PictureSample } from './picture-sample.ts';
import { findPictures } from './picture-sample-store.ts';
import type { Reading } from './reading.ts';

/** All categories in the order in which they were made. */
export async function listCategories(reading: Reading): Promise<readonly Category[]> {
  const { categoryList } = await catalogueCache.head(reading);
  return categoryList ?? catalogueCache.get('categories', () => findCategories(), reading);
}

async function picturesOf(categoryId: number, reading: Reading): Promise<PictureSample> {
  const { pictures } = await catalogueCache.head(reading);
  const load = () => findPictures(categoryId);
  return pictures[categoryId] ?? catalogueCache.get(`pictures:${categoryId}`, load, reading);
}

/**
 * The picture of a random product of a category.
 * @param slug the category's
 * @throws HttpError 404 for an unknown category, and where none of its products has a picture
 */
export async function randomCategoryImage(slug: string, reading: Reading): Promise<RandomCategoryImage> {
  const category = (await listCategories(reading)).find((candidate) => candidate.slug === slug);
  if (!category) throw new HttpError(404, ERROR_TEXT.categoryNotFound);
  const pictures = await picturesOf(category.id, reading);
  const picture = pictures[Math.floor(Math.random() * pictures.length)];
  if (!picture) throw new HttpError(404, 'No product of this category has a picture');
  const { imageUrl, productSlug } = picture;
  return { imageUrl, productSlug };
}
