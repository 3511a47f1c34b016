import { type Category, type CategoryUpdate, categorySchema } from '@rad-rewind/contract/category';
import { apiPath } from '@rad-rewind/contract/paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

export interface CategoryReplacement {
  id: number;
  /** With `expectedUpdatedAt`, a version that somebody else has replaced is not overwritten. */
  input: CategoryUpdate;
}

/** @throws ApiError 400 naming the bad field, 404 for an unknown id, 409 for a slug that is taken or a version that
 *   somebody else has replaced */
export async function updateCategory({ id, input }: CategoryReplacement): Promise<Category> {
  const answer = await request(apiPath.adminCategory(id), { method: 'PUT', body: input });
  return parseAnswer(categorySchema, answer, 'category update');
}
