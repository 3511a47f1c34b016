import { currentUser, currentUserOrVisitor } from '../session/current-user.ts';
import type { SessionUser } from '../session/session-user.ts';
import { HttpError } from './http-error.ts';
import type { Route } from './route.ts';

/**
 * Lets a caller in, or not (docs/product.md, "Access").
 * @param cookies the request's Cookie header
 * @returns who asks; null for a visitor of a public route, and always where nobody needs to know
 * @throws OutageError where nobody can tell, except for what everybody may read
 * @throws HttpError 401 without a valid session, 403 for somebody who is no admin where only admins may call
 */
export async function admit(
  { access, method }: Pick<Route, 'access' | 'method'>,
  cookies: string | undefined,
): Promise<SessionUser | null> {
  if (access === 'anonymous') return null;
  if (access === 'public' && method === 'GET') return currentUserOrVisitor(cookies);
  const user = await currentUser(cookies);
  if (access === 'public') return user;
  if (user === null) throw new HttpError(401, 'Please sign in');
  if (access === 'admin' && !user.isAdmin) throw new HttpError(403, 'Only admins may do this');
  return user;
}
