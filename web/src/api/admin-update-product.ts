import { apiPath } from '@rad-rewind/contract/paths';
import { type Product, type ProductUpdate, productSchema } from '@rad-rewind/contract/product';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

export interface ProductReplacement {
  id: number;
  /** With `expectedUpdatedAt`, a version that somebody else has replaced is not overwritten. */
  input: ProductUpdate;
}

/** @throws ApiError 400 naming the bad field, 404 for an unknown id, 409 for a slug that is taken or a version that
 *   somebody else has replaced */
export async function updateProduct({ id, input }: ProductReplacement): Promise<Product> {
  const answer = await request(apiPath.adminProduct(id), { method: 'PUT', body: input });
  return parseAnswer(productSchema, answer, 'product update');
}
