import { apiPath } from '@rad-rewind/contract/paths';
import { request } from './http-client.ts';

/** @throws ApiError 404 for an unknown id */
export function deleteProduct(id: number): Promise<void> {
  return request<void>(apiPath.adminProduct(id), { method: 'DELETE' });
}
