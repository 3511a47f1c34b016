import { apiPath } from '@rad-rewind/contract/paths';
import type { CurrentUser, Login } from '@rad-rewind/contract/session';
import { request } from './http-client.ts';

/**
 * Signs in; the answer sets the session's cookies.
 * @throws ApiError 401 for a wrong user name or password
 */
export function login(credentials: Login): Promise<CurrentUser> {
  return request<CurrentUser>(apiPath.login, { method: 'POST', body: credentials });
}
