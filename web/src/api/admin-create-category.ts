import { type Category, type CategoryInput, categorySchema } from '@rad-rewind/contract/category';
import { apiPath } from '@rad-rewind/contract/paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** @throws ApiError 400 naming the bad field, 409 for a slug that is taken */
export async function createCategory(input: CategoryInput): Promise<Category> {
  const answer = await request(apiPath.adminCategories, { method: 'POST', body: input });
  return parseAnswer(categorySchema, answer, 'category creation');
}
