import { apiPath } from '@rad-rewind/contract/paths';
import type { CurrentUser, Login, SignedIn } from '@rad-rewind/contract/session';
import { deviceToken, keepDeviceToken } from '../session/device-token.ts';
import { request } from './http-client.ts';

/**
 * Signs in, as the device that this browser is known as; the answer sets the session's cookies.
 * @throws ApiError 401 for a wrong user name or password, 429 after too many failures
 */
export async function login(credentials: Login): Promise<CurrentUser> {
  const body: Login = { ...credentials, deviceToken: deviceToken(credentials.username) };
  const { deviceToken: token, ...user } = await request<SignedIn>(apiPath.login, { method: 'POST', body });
  keepDeviceToken(credentials.username, token);
  return user;
}
