import { type Category, type CategoryInput, categorySchema } from '@rad-rewind/contract/category';
import { apiPath } from '@rad-rewind/contract/paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

export interface CategoryUpdate {
  id: number;
  input: CategoryInput;
}

/** @throws ApiError 400 naming the bad field, 404 for an unknown id, 409 for a slug that is taken */
export async function updateCategory({ id, input }: CategoryUpdate): Promise<Category> {
  const answer = await request(apiPath.adminCategory(id), { method: 'PUT', body: input });
  return parseAnswer(categorySchema, answer, 'category update');
}
