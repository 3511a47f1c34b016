import { ApiError } from './api-error.ts';
import { fetchCurrentUser } from './current-user.ts';

/**
 * Tells a session that is over from an answer that is wrong: some calls of the back office are public ones, which
 * answer anybody, and visitors with less.
 * @throws ApiError 401 where nobody is signed in, 403 where it is no admin, as the server answers admins' calls
 */
export async function expectAdmin(signal: AbortSignal): Promise<void> {
  const user = await fetchCurrentUser(signal);
  if (!user) throw new ApiError(401, 'Please sign in');
  if (!user.isAdmin) throw new ApiError(403, 'Only admins may do this');
}
