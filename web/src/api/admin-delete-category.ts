import { apiPath } from '@rad-rewind/contract/paths';
import { request } from './http-client.ts';

/** @throws ApiError 404 for an unknown id */
export function deleteCategory(id: number): Promise<void> {
  return request<void>(apiPath.adminCategory(id), { method: 'DELETE' });
}
