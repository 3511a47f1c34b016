import { type SyncImageResponse, syncImageResponseSchema } from '@rad-rewind/contract/media';
import { apiPath } from '@rad-rewind/contract/paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/**
 * Copies one image from the production site.
 * @param filename as it stands behind `/uploads/`
 * @throws ApiError where the call fails; Error with the server's message where it answers without success
 */
export async function syncImage(filename: string): Promise<SyncImageResponse> {
  const answer = await request(apiPath.adminSyncImage(filename));
  const result = parseAnswer(syncImageResponseSchema, answer, 'image sync');
  if (!result.success) throw new Error(result.message);
  return result;
}
