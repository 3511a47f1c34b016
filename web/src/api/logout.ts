import { apiPath } from '@rad-rewind/contract/paths';
import { request } from './http-client.ts';

/** Ends the session everywhere; the answer clears its cookies. */
export function logout(): Promise<void> {
  return request<void>(apiPath.logout, { method: 'POST' });
}
