import { apiPath } from '@rad-rewind/contract/paths';
import type { Login } from '@rad-rewind/contract/session';

/** The admin API of a shop, with the cookies of a signed-in admin. */
export interface AdminSession {
  /**
   * Calls the API with a JSON body.
   * @returns the answer's JSON, null where it has none
   * @throws Error with the status and text of an answer that is not OK
   */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
}

async function answerOf(response: Response, call: string): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${call} was answered ${response.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/**
 * Signs in over HTTP.
 * @param origin the shop's, e.g. `http://localhost:5005`
 * @throws Error when the shop refuses
 */
export async function signIn(origin: string, credentials: Login): Promise<AdminSession> {
  const headers = { 'Content-Type': 'application/json' };
  const login = await fetch(`${origin}${apiPath.login}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
  });
  await answerOf(login, 'Signing in');
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const signedIn = { ...headers, Cookie: cookies.join('; ') };
  return {
    async call(method, path, body) {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${origin}${path}`, { method, headers: signedIn, ...init });
      return answerOf(response, `${method} ${path}`);
    },
  };
}
