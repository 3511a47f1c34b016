import { apiPath } from '@rad-rewind/contract/paths';
import { request } from './http-client.ts';

/** @throws ApiError 404 for an unknown id */
export function deleteSubscriber(id: string): Promise<void> {
  return request<void>(apiPath.adminSubscriber(id), { method: 'DELETE' });
}
