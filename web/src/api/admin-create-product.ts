import { apiPath } from '@rad-rewind/contract/paths';
import { type Product, type ProductInput, productSchema } from '@rad-rewind/contract/product';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** @throws ApiError 400 naming the bad field, 409 for a slug that is taken */
export async function createProduct(input: ProductInput): Promise<Product> {
  const answer = await request(apiPath.adminProducts, { method: 'POST', body: input });
  return parseAnswer(productSchema, answer, 'product creation');
}
