import { apiPath } from '@rad-rewind/contract/paths';
import { type Product, type ProductInput, productSchema } from '@rad-rewind/contract/product';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

export interface ProductUpdate {
  id: number;
  input: ProductInput;
}

/** @throws ApiError 400 naming the bad field, 404 for an unknown id, 409 for a slug that is taken */
export async function updateProduct({ id, input }: ProductUpdate): Promise<Product> {
  const answer = await request(apiPath.adminProduct(id), { method: 'PUT', body: input });
  return parseAnswer(productSchema, answer, 'product update');
}
